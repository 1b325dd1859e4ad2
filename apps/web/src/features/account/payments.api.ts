import type { ResponseOf } from '@tiku/contract';
import { useList } from '../../lib/api/list.ts';
import { usePaging } from '../../lib/navigation/paging.ts';

export type Payment = ResponseOf<'GET /user/pay/details'>['list'][number];

export function usePayments() {
  return useList('GET /user/pay/details', {}, usePaging());
}
