import type { RequestOf, ResponseOf } from '@tiku/contract';
import { call, callPublic, upload } from '../../lib/api/api.ts';
import { useConfig } from '../../lib/config.ts';
import { deviceSecret } from '../../lib/device.ts';
import { useChange } from '../../lib/api/change.ts';
import type { Result } from '../../lib/api/failure.ts';
import { sealPassword } from '../../lib/password.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { session, useSignedIn } from '../../lib/session.ts';
import { sendAskedForCaptcha } from '../captcha/captcha.ts';

export type Account = ResponseOf<'GET /app/account/info'>['account'];

/** The account that is signed in; asks nothing while nobody is. */
export function useAccount() {
  return useCall('GET /app/account/info', {}, { enabled: useSignedIn() });
}

export function useSignIn() {
  const { password_key } = useConfig();
  return useChange(async ({ username, password }: { username: string; password: string }) => {
    const sealed = await sealPassword(password, password_key);
    const result = await sendAskedForCaptcha({ purpose: 'sign-in', target: username }, (answer) =>
      callPublic('POST /app/user/login', { username, ...sealed, ...answer, device: deviceSecret() }),
    );
    if (result.ok) session.signIn(result.data);
    return result;
  });
}

/** After a change the account is asked for again, and the navbar follows. */
function withNewAccount<T>(result: Result<T>): Result<T> {
  if (result.ok) invalidate('GET /app/account/info');
  return result;
}

export function useSaveAccount() {
  return useChange(async (change: RequestOf<'POST /app/account/info'>) =>
    withNewAccount(await call('POST /app/account/info', change)),
  );
}

export function useReplacePicture() {
  return useChange(async (file: Blob) => withNewAccount(await upload('POST /app/user/thumbnail', {}, file)));
}

export function useRemovePicture() {
  return useChange(async () => withNewAccount(await call('DELETE /app/user/thumbnail', {})));
}

/** Days are counted where the person is, until they choose a time zone. */
export function tellTimeZone({ time_zone, is_time_zone_chosen }: Account): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (is_time_zone_chosen || timeZone === time_zone) return;
  void call('POST /app/account/info', { browser_time_zone: timeZone });
}
