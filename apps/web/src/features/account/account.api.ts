import type { RequestOf, ResponseOf } from '@tiku/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPublic, upload } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { unwrap } from '../../lib/failure.ts';
import type { CallFailed } from '../../lib/failure.ts';
import { sealPassword } from '../../lib/password.ts';
import { useCall } from '../../lib/query.ts';
import { session, useSignedIn } from '../../lib/session.ts';

export type Account = ResponseOf<'GET /app/account/info'>['account'];

/** The account that is signed in; asks nothing while nobody is. */
export function useAccount() {
  return useCall('GET /app/account/info', {}, { enabled: useSignedIn() });
}

export function useSignIn() {
  const { password_key } = useConfig();
  return useMutation<void, CallFailed, { username: string; password: string }>({
    mutationFn: async ({ username, password }) => {
      const sealed = await sealPassword(password, password_key);
      session.signIn(unwrap(await callPublic('POST /app/user/login', { username, ...sealed })));
    },
  });
}

/** After a change the account is asked for again, and the navbar follows. */
function useAccountChange<V>(change: (value: V) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, CallFailed, V>({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['GET /app/account/info'] }),
  });
}

export function useSaveAccount() {
  return useAccountChange(async (change: RequestOf<'POST /app/account/info'>) =>
    unwrap(await call('POST /app/account/info', change)),
  );
}

export function useReplacePicture() {
  return useAccountChange(async (file: Blob) => unwrap(await upload('POST /app/user/thumbnail', {}, file)));
}

export function useRemovePicture() {
  return useAccountChange(async () => unwrap(await call('DELETE /app/user/thumbnail', {})));
}
