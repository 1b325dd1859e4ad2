import { call } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { useGrowingList } from '../../../lib/api/growing-list.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { invalidateExams } from '../exam.api.ts';

export function useComparison(exam_id: number) {
  return useCall('GET /exam/change', { exam_id });
}

export function useChangedQuestions(exam_id: number) {
  return useGrowingList('POST /exam/change/questions', { exam_id });
}

export function useWithdraw() {
  return useChange(async (exam_id: number) => {
    const result = await call('DELETE /exam/change', { exam_id });
    // The exam tells what there is now, also where somebody has decided meanwhile.
    if (result.ok || result.error.status === 409) {
      invalidateExams();
      invalidate('POST /app/user/exam/questions', 'GET /app/user/exam/sections');
    }
    return result;
  });
}
