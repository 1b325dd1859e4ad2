import { useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { invalidateGroups, often } from '../group.api.ts';
import type { Side } from '../group.api.ts';

const lists = { managed: 'POST /mymanaged/group/members', joined: 'POST /joined/group/members' } as const;

export function useMembers(side: Side, group_id: number) {
  const query_string = useSearchParam('q') ?? '';
  const filter = side === 'managed' ? { group_id, query_string, is_waiting: false } : { group_id, query_string };
  return useList(lists[side], filter, usePaging(20));
}

/** Those who wait, the longest first; as many as are decided about at once. */
export function useApplicants(group_id: number, isOwner: boolean) {
  return useCall(lists.managed, { group_id, is_waiting: true, limit: 100 }, { enabled: isOwner, every: often });
}

function invalidateMembers(): void {
  invalidate(...Object.values(lists));
  invalidateGroups();
}

export const useDecide = () => useSend('POST /mymanaged/group/member/join/approve', invalidateMembers);
export const useKickOut = () => useSend('POST /mymanaged/group/members/kickout', invalidateMembers);
export const useChangeAdministrator = () => useSend('PUT /mymanaged/group/member/is_admin', invalidateMembers);
export const useHandOver = () => useSend('PUT /mymanaged/group/owner', invalidateMembers);
export const useSaveAlias = () => useSend('PUT /group/member/alias', invalidateMembers);
