import type { RequestOf, ResponseOf, TokenAddress } from '@tiku/contract';
import type { Paging } from '../navigation/page-number.ts';
import { useCall } from './query.ts';

type ListAddress = {
  [A in TokenAddress]: ResponseOf<A> extends { list: unknown[] } ? A : never;
}[TokenAddress];

/** One page of a list. The first page also brings the total; deeper pages look it up there. */
export function useList<A extends ListAddress>(
  address: A,
  filter: Omit<RequestOf<A>, 'start' | 'limit' | 'req_total'>,
  { start, limit }: Paging,
  { keptIn, ...options }: { every?: number; keptIn?: string } = {},
) {
  const ask = (page: object) => ({ ...filter, ...page }) as RequestOf<A>;
  const first = useCall(address, ask({ start: 0, limit, req_total: 1 }), {
    keepPrevious: true,
    ...(keptIn && { keptIn }),
    ...options,
  });
  const deeper = useCall(address, ask({ start, limit }), { enabled: start > 0, keepPrevious: true, ...options });
  const counted = first.data as { total?: number } | undefined;
  return { page: start > 0 ? deeper : first, total: counted?.total ?? 0 };
}
