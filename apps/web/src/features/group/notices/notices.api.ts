import { send, useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { invalidateGroups, often } from '../group.api.ts';
import type { Side } from '../group.api.ts';

const lists = { managed: 'POST /mymanaged/group/notices', joined: 'POST /joined/group/notices' } as const;
const readers = 'POST /mymanaged/group/notice/readers';

/** Asked again while it is on screen, so that what is posted meanwhile appears. */
export function useGroupNotices(side: Side, group_id: number) {
  return useList(lists[side], { group_id }, usePaging(), { every: often });
}

function invalidateNotices(): void {
  invalidate(...Object.values(lists), readers);
  invalidateGroups();
}

export function usePostNotice() {
  return useSend('POST /mymanaged/group/notice', invalidateNotices);
}

export function useTakeBackNotice() {
  return useSend('DELETE /mymanaged/group/notices', invalidateNotices);
}

export async function readNotice(notice_id: number): Promise<void> {
  await send('POST /mtgroup/notice/read', { notice_id }, invalidateNotices);
}

/** The first of those who have read a notice, or have not, with how many there are. */
export function useReaders(group_id: number, notice_id: number, is_read: boolean) {
  return useCall(readers, { group_id, notice_id, is_read, limit: 100, req_total: 1 }, { keepPrevious: true });
}
