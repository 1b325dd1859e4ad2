import { useSend } from '../../../lib/api/change.ts';
import { useList } from '../../../lib/api/list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { invalidateGroups } from '../group.api.ts';

const list = 'POST /group/share/exams';

export function useShares(group_id: number) {
  return useList(list, { group_id }, usePaging());
}

/** One that was chosen before the page was opened. */
export function useChosenExam(exam_id: number | undefined) {
  return useCall('GET /app/user/exam/detail2', { exam_id: exam_id ?? 0 }, { enabled: exam_id !== undefined });
}

function invalidateShares(): void {
  invalidate(list);
  invalidateGroups();
}

export function useShareExams() {
  return useSend('PUT /mymanaged/group/share/exams', invalidateShares);
}

export function useUnshare() {
  return useSend('DELETE /mymanaged/group/share/exams', invalidateShares);
}
