import type { GroupEntry } from '@tiku/contract';
import { groupOrders, groupStatus } from '@tiku/contract/limits';
import type { GroupStatus } from '@tiku/contract/limits';
import { useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { readId } from '../../lib/navigation/read-id.ts';

/** A group is looked at by those who manage it and by those who are in it; administrators do both. */
export type Side = 'managed' | 'joined';

const lists = { managed: 'POST /mymanaged/groups', joined: 'POST /myjoined/groups' } as const;
const details = { managed: 'GET /mymanaged/group/detail', joined: 'GET /joined/group/detail' } as const;

/** How often a page asks again what others may have changed, in seconds. */
export const often = 30;

function readStatus(text: string | undefined): GroupStatus | null {
  return Object.values(groupStatus).find((status) => String(status) === text) ?? null;
}

export function useGroups(side: Side) {
  const status = readStatus(useSearchParam('status'));
  const order = useSearchParam('order');
  const order_by = groupOrders.find((each) => each === order) ?? groupOrders[0];
  const query_string = useSearchParam('q') ?? '';
  const filter = { query_string, order_by, ...(status !== null && { filter_status: status }) };
  const list = useList(lists[side], filter, usePaging());
  return { list, status, order_by, isNarrowed: query_string !== '' || status !== null };
}

/** The groups that something can be posted to. */
export function usePostableGroups() {
  return useCall(lists.managed, { limit: 100, filter_status: groupStatus.normal, order_by: 'name' });
}

/** The group that the address names. */
export function useGroup(side: Side) {
  const group_id = readId(useSearchParam('group_id'));
  const group = useCall(details[side], { group_id: group_id ?? 0 }, { enabled: group_id !== undefined, every: often });
  return { ...group, isMissing: group_id === undefined || group.error?.failure.status === 404 };
}

/** Every read about groups may have changed with one of them. */
export function invalidateGroups(): void {
  invalidate(...Object.values(lists), ...Object.values(details), 'GET /mtgroup/willjoin');
}

export const useFoundGroup = () => useSend('POST /mycreated/group', invalidateGroups);
export const useEditGroup = () => useSend('POST /mymanaged/group/info', invalidateGroups);
export const useDismissGroup = () => useSend('DELETE /mycreated/group', invalidateGroups);
export const useJoinGroup = () => useSend('POST /mtgroup/member', invalidateGroups);

export function useLeaveGroup() {
  // Not the group itself: its page is about to be left, and would be told that there is none.
  return useSend('POST /mtgroup/member/exit', () => invalidate(...Object.values(lists), 'GET /mtgroup/willjoin'));
}

/** Nothing new comes into a group that has ended or is suspended. */
export function isOpen({ status }: Pick<GroupEntry, 'status'>): boolean {
  return status === groupStatus.normal;
}
