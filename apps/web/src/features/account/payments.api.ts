import type { ResponseOf } from '@tiku/contract';
import type { Paging } from '../../lib/page-number.ts';
import { useCall } from '../../lib/query.ts';

export type Payment = ResponseOf<'GET /user/pay/details'>['list'][number];

/** One page of my payments. The first page also brings the total; deeper pages look it up there. */
export function usePayments({ start, limit }: Paging) {
  const first = useCall('GET /user/pay/details', { start: 0, limit, req_total: 1 });
  const deeper = useCall('GET /user/pay/details', { start, limit }, { enabled: start > 0, keepPrevious: true });
  return { page: start > 0 ? deeper : first, total: first.data?.total ?? 0 };
}
