import { useInfiniteQuery } from '@tanstack/react-query';
import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import { call } from './api.ts';
import { unwrap } from './failure.ts';
import type { CallFailed } from './failure.ts';
import { queryClient } from './query-client.ts';

type GrowingAddress = {
  [A in TokenAddress]: ResponseOf<A> extends { list: unknown[]; next: string | null } ? A : never;
}[TokenAddress];

type Page<A extends GrowingAddress> = ResponseOf<A> & { list: unknown[]; next: string | null };

/** A list that goes on from its last row, of any length. */
export function useGrowingList<A extends GrowingAddress>(address: A, filter: Omit<RequestOf<A>, 'after' | 'limit'>) {
  const query = useInfiniteQuery<Page<A>, CallFailed, { pages: Page<A>[] }, unknown[], string | undefined>(
    {
      queryKey: [address, filter],
      initialPageParam: undefined,
      queryFn: async ({ pageParam }) =>
        unwrap(await call(address, { ...filter, after: pageParam, limit: 30 } as unknown as RequestOf<A>)) as Page<A>,
      getNextPageParam: ({ next }) => next,
    },
    queryClient,
  );
  const pages = query.data?.pages;
  return { ...query, items: pages?.flatMap(({ list }) => list) as Page<A>['list'][number][] | undefined };
}
