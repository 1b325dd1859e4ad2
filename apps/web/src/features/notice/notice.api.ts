import { useQuery } from '@tanstack/react-query';
import type { NoticeEntry } from '@tiku/contract';
import { call } from '../../lib/api/api.ts';
import { unwrap } from '../../lib/api/failure.ts';
import type { CallFailed } from '../../lib/api/failure.ts';
import { useList } from '../../lib/api/list.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { invalidate } from '../../lib/api/query.ts';
import { session } from '../../lib/session.ts';

export function useNotices() {
  return useList('GET /web/user/notices', {}, usePaging());
}

async function readNotice(notice_id: number): Promise<NoticeEntry> {
  const { notice, notice_unread_count } = unwrap(await call('POST /user/notice/read', { notice_id }));
  session.update({ noticeUnreadCount: notice_unread_count });
  invalidate('GET /web/user/notices', 'GET /user/webhome');
  return notice;
}

/** Opening a notice reads it: the answer brings its text and the new number for the bell. */
export function useNotice(noticeId: number) {
  return useQuery<NoticeEntry, CallFailed>(
    { queryKey: ['POST /user/notice/read', noticeId], queryFn: () => readNotice(noticeId) },
    queryClient,
  );
}
