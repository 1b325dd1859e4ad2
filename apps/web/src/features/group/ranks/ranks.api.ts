import type { ResponseOf } from '@tiku/contract';
import { useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate } from '../../../lib/api/query.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import type { Side } from '../group.api.ts';

const lists = { managed: 'POST /mymanaged/group/member/ranks', joined: 'POST /joined/group/member/ranks' } as const;

export type Ranks = ResponseOf<'POST /joined/group/member/ranks'> & { undo_until?: string | null };

export function useRanks(side: Side, group_id: number) {
  return useList(lists[side], { group_id }, usePaging(20));
}

export function useResetRanks() {
  return useSend('DELETE /mymanaged/group/member/ranks', () => invalidate(...Object.values(lists)));
}

export function useUndoReset() {
  return useSend('PUT /mymanaged/group/member/ranks', () => invalidate(...Object.values(lists)));
}
