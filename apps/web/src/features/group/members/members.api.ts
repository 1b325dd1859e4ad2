import type { RequestOf } from '@tiku/contract';
import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import type { Result } from '../../../lib/api/failure.ts';
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

function invalidateMembers<T>(result: Result<T>): Result<T> {
  if (result.ok) {
    invalidate(...Object.values(lists));
    invalidateGroups();
  }
  return result;
}

export function useDecide() {
  return useChange(async (decision: RequestOf<'POST /mymanaged/group/member/join/approve'>) =>
    invalidateMembers(await call('POST /mymanaged/group/member/join/approve', decision)),
  );
}

export function useKickOut() {
  return useChange(async (wanted: RequestOf<'POST /mymanaged/group/members/kickout'>) =>
    invalidateMembers(await call('POST /mymanaged/group/members/kickout', wanted)),
  );
}

export function useChangeAdministrator() {
  return useChange(async (change: RequestOf<'PUT /mymanaged/group/member/is_admin'>) =>
    invalidateMembers(await call('PUT /mymanaged/group/member/is_admin', change)),
  );
}

export function useHandOver() {
  return useChange(async (wanted: RequestOf<'PUT /mymanaged/group/owner'>) =>
    invalidateMembers(await call('PUT /mymanaged/group/owner', wanted)),
  );
}

export function useSaveAlias() {
  return useChange(async (change: RequestOf<'PUT /group/member/alias'>) =>
    invalidateMembers(await call('PUT /group/member/alias', change)),
  );
}
