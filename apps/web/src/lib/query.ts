import type { CallAddress, PublicAddress, RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { QueryClient, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { call, callPublic } from './api.ts';
import { unwrap } from './failure.ts';
import type { CallFailed, Result } from './failure.ts';
import { session } from './session.ts';

// The client already retries what is worth retrying.
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});

// What one person was answered is never shown to the next.
session.subscribe((now, before) => {
  if (now.user?.user_id !== before.user?.user_id) queryClient.clear();
});

interface Options {
  /** False while there is nothing to ask. */
  enabled?: boolean;
  /** Keeps the last answer on screen while the next page of a list is on its way. */
  keepPrevious?: boolean;
  /** Asked anew by everybody who needs it: good for one use. */
  fresh?: boolean;
}

function useAnswer<A extends CallAddress>(
  ask: (address: A, request: RequestOf<A>) => Promise<Result<ResponseOf<A>>>,
  address: A,
  request: RequestOf<A>,
  { enabled = true, keepPrevious = false, fresh = false }: Options,
): UseQueryResult<ResponseOf<A>, CallFailed> {
  return useQuery<ResponseOf<A>, CallFailed>({
    queryKey: [address, request],
    enabled,
    ...(fresh && { staleTime: Infinity, gcTime: 0 }),
    queryFn: async () => unwrap(await ask(address, request)),
    ...(keepPrevious && { placeholderData: (previous: ResponseOf<A> | undefined) => previous as never }),
  });
}

/** The answer of a read that needs a token, kept and shared by address and request. */
export function useCall<A extends TokenAddress>(address: A, request: RequestOf<A>, options: Options = {}) {
  return useAnswer(call, address, request, options);
}

/** The answer of a read that anybody may ask. */
export function usePublicCall<A extends PublicAddress>(address: A, request: RequestOf<A>, options: Options = {}) {
  return useAnswer(callPublic, address, request, options);
}
