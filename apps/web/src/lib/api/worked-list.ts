import { useInfiniteQuery } from '@tanstack/react-query';
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { call } from './api.ts';
import { unwrap } from './failure.ts';
import type { CallFailed } from './failure.ts';
import { queryClient } from './query-client.ts';

type WorkedAddress = {
  [A in TokenAddress]: ResponseOf<A> extends { list: unknown[]; next: object | null } ? A : never;
}[TokenAddress];

type Page<A extends WorkedAddress> = ResponseOf<A> & { list: unknown[]; next: object | null };

/**
 * A list that somebody works through: each page says what to ask for after it. What was fetched stays as it was, also where
 * working on it takes it off the list.
 */
export function useWorkedList<A extends WorkedAddress>(
  address: A,
  filter: Partial<RequestOf<A>>,
  first: Partial<RequestOf<A>>,
) {
  const query = useInfiniteQuery<Page<A>, CallFailed, { pages: Page<A>[] }, unknown[], object>(
    {
      queryKey: ['worked', address, filter, first],
      initialPageParam: first,
      queryFn: async ({ pageParam }) =>
        unwrap(await call(address, { ...filter, ...pageParam } as unknown as RequestOf<A>)) as Page<A>,
      getNextPageParam: ({ next }) => next,
      staleTime: Infinity,
      gcTime: 0,
    },
    queryClient,
  );
  return { ...query, pages: query.data?.pages };
}
