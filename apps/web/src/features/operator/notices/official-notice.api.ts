import type { RequestOf } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';

export function useOfficialNotices() {
  return useGrowingList('POST /operator/notices', {});
}

/** As long as something is typed. */
export function useCompanies(query_string: string) {
  const { data } = useCall(
    'POST /operator/companies',
    { query_string },
    { enabled: query_string !== '', keepPrevious: true },
  );
  return query_string === '' ? [] : (data?.list ?? []);
}

function invalidateNotices(): void {
  invalidate('POST /operator/notices', 'POST /operator/actions', 'GET /web/user/notices', 'GET /app/account/info');
}

export function useSendNotice() {
  return useChange(async (notice: RequestOf<'POST /operator/notice'>) => {
    const result = await call('POST /operator/notice', notice);
    if (result.ok) invalidateNotices();
    return result;
  });
}

export function useWithdrawNotice() {
  return useChange(async (notice_id: number) => {
    const result = await call('DELETE /operator/notice', { notice_id });
    if (result.ok) invalidateNotices();
    return result;
  });
}
