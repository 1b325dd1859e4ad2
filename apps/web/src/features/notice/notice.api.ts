import { useQuery } from '@tanstack/react-query';
import type { NoticeEntry } from '@tiku/contract';
import { call } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { unwrap } from '../../lib/api/failure.ts';
import type { CallFailed } from '../../lib/api/failure.ts';
import { useList } from '../../lib/api/list.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { session } from '../../lib/session.ts';

const official = 0;
const system = 1;

/** What the list can be narrowed to, as the address says it. */
const filters = { unread: { unread: 1 }, official: { type: official }, system: { type: system } } as const;
export type NoticeFilter = '' | keyof typeof filters;

export function useNotices() {
  const wanted = useSearchParam('show') ?? '';
  const filter: NoticeFilter = wanted in filters ? (wanted as NoticeFilter) : '';
  const list = useList('GET /web/user/notices', filter === '' ? {} : filters[filter], usePaging());
  return { list, filter };
}

/** The bell shows what the server counted. */
function count(notice_unread_count: number): void {
  session.update({ noticeUnreadCount: notice_unread_count });
  invalidate('GET /web/user/notices', 'GET /user/webhome');
}

async function readNotice(notice_id: number): Promise<NoticeEntry> {
  const { notice, notice_unread_count } = unwrap(await call('POST /user/notice/read', { notice_id }));
  count(notice_unread_count);
  return notice;
}

/** Opening a notice reads it: the answer brings its text and the new number for the bell. */
export function useNotice(noticeId: number) {
  return useQuery<NoticeEntry, CallFailed>(
    { queryKey: ['POST /user/notice/read', noticeId], queryFn: () => readNotice(noticeId) },
    queryClient,
  );
}

export function useReadAll() {
  return useChange(async () => {
    const result = await call('POST /user/notices/read', {});
    if (result.ok) count(result.data.notice_unread_count);
    return result;
  });
}

const settings = 'GET /user/notice/settings';

export function useNoticeSettings() {
  return useCall(settings, {});
}

export function useChangeSettings() {
  return useSend('PUT /user/notice/settings', () => invalidate(settings));
}
