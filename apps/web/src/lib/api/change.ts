import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { call } from './api.ts';
import { unwrap } from './failure.ts';
import type { CallFailed, Result } from './failure.ts';
import { queryClient } from './query-client.ts';

/** Something a person does: under way, done or refused. Those of one queue reach the server in their order. */
export function useChange<V, T>(
  change: (value: V) => Promise<Result<T>>,
  { queue }: { queue?: string } = {},
): UseMutationResult<T, CallFailed, V> {
  return useMutation<T, CallFailed, V>(
    { mutationFn: async (value) => unwrap(await change(value)), ...(queue && { scope: { id: queue } }) },
    queryClient,
  );
}

/** What follows when a call was answered, such as that something is no longer so. */
type Done<A extends TokenAddress> = (answer: ResponseOf<A>) => void;

export async function send<A extends TokenAddress>(
  address: A,
  request: RequestOf<A>,
  done: Done<A>,
): Promise<Result<ResponseOf<A>>> {
  const result = await call(address, request);
  if (result.ok) done(result.data);
  return result;
}

/** A call that a person makes. */
export function useSend<A extends TokenAddress>(address: A, done: Done<A> = () => undefined) {
  return useChange((request: RequestOf<A>) => send(address, request, done));
}
