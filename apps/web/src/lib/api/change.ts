import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
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
