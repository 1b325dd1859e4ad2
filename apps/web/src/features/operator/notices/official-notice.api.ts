import { useSend } from '../../../lib/api/change.ts';
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
  return useSend('POST /operator/notice', invalidateNotices);
}

export function useWithdrawNotice() {
  return useSend('DELETE /operator/notice', invalidateNotices);
}
