import { useQuery } from '@tanstack/react-query';
import type { NoticeEntry } from '@tiku/contract';
import { call } from '../../lib/api.ts';
import { unwrap } from '../../lib/failure.ts';
import type { CallFailed } from '../../lib/failure.ts';
import type { Paging } from '../../lib/page-number.ts';
import { queryClient } from '../../lib/query-client.ts';
import { outdate, useCall } from '../../lib/query.ts';
import { session } from '../../lib/session.ts';

/** One page of my notices. The first page also brings the total; deeper pages look it up there. */
export function useNotices({ start, limit }: Paging) {
  const first = useCall('GET /web/user/notices', { start: 0, limit, req_total: 1 });
  const deeper = useCall('GET /web/user/notices', { start, limit }, { enabled: start > 0, keepPrevious: true });
  return { page: start > 0 ? deeper : first, total: first.data?.total ?? 0 };
}

async function readNotice(notice_id: number): Promise<NoticeEntry> {
  const { notice, notice_unread_count } = unwrap(await call('POST /user/notice/read', { notice_id }));
  session.update({ noticeUnreadCount: notice_unread_count });
  outdate('GET /web/user/notices', 'GET /user/webhome');
  return notice;
}

/** Opening a notice reads it: the answer brings its text and the new number for the bell. */
export function useNotice(noticeId: number) {
  return useQuery<NoticeEntry, CallFailed>(
    { queryKey: ['POST /user/notice/read', noticeId], queryFn: () => readNotice(noticeId) },
    queryClient,
  );
}
