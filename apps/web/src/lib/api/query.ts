import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { CallAddress, PublicAddress, RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { call, callPublic } from './api.ts';
import { unwrap } from './failure.ts';
import type { CallFailed, Result } from './failure.ts';
import { queryClient } from './query-client.ts';

interface Options {
  /** False while there is nothing to ask; a function is asked each time. */
  enabled?: boolean | (() => boolean);
  /** Keeps the last answer on screen while the next page of a list is on its way. */
  keepPrevious?: boolean;
  /** Asked anew by everybody who needs it: good for one use. */
  fresh?: boolean;
  /** Kept by this browser, in a group of that name, and shown from there while the server is out of reach. */
  keptIn?: string;
  /** Asked again this often, in seconds, while it is on screen. */
  every?: number;
}

type Keeper = <T>(group: string, queryKey: QueryKey, result: Result<T>) => Promise<T>;

let keeper: Keeper | null = null;

/** What answers when the server does not. It comes with the pages of members, who are the only ones to need it. */
export function keepWith(given: Keeper): void {
  keeper = given;
}

function useAnswer<A extends CallAddress>(
  ask: (address: A, request: RequestOf<A>) => Promise<Result<ResponseOf<A>>>,
  address: A,
  request: RequestOf<A>,
  { enabled = true, keepPrevious = false, fresh = false, keptIn, every }: Options,
): UseQueryResult<ResponseOf<A>, CallFailed> {
  return useQuery<ResponseOf<A>, CallFailed>(
    {
      queryKey: [address, request],
      enabled,
      ...(fresh && { staleTime: Infinity, gcTime: 0 }),
      ...(every && { refetchInterval: every * 1000 }),
      queryFn: async () => {
        const result = await ask(address, request);
        return keptIn && keeper ? keeper(keptIn, [address, request], result) : unwrap(result);
      },
      ...(keepPrevious && { placeholderData: (previous: ResponseOf<A> | undefined) => previous as never }),
    },
    queryClient,
  );
}

/** The answer of a read that needs a token, kept and shared by address and request. */
export function useCall<A extends TokenAddress>(address: A, request: RequestOf<A>, options: Options = {}) {
  return useAnswer(call, address, request, options);
}

/** The answer of a read that anybody may ask. */
export function usePublicCall<A extends PublicAddress>(address: A, request: RequestOf<A>, options: Options = {}) {
  return useAnswer(callPublic, address, request, options);
}

/** What these reads answered is no longer so: they are asked again where they are on screen. */
export function invalidate(...addresses: CallAddress[]): void {
  for (const address of addresses) void queryClient.invalidateQueries({ queryKey: [address] });
}

/** The same of what is about to be left: it is asked again when somebody comes back to it. */
export function expire(...addresses: CallAddress[]): void {
  for (const address of addresses) void queryClient.invalidateQueries({ queryKey: [address], refetchType: 'none' });
}
