import { useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { readId } from '../../lib/navigation/read-id.ts';

export function useReport() {
  return useSend('POST /exam/question/report');
}

export function useReportedExams() {
  return useCall('POST /exam/question/report/exams', { limit: 100 });
}

export function useReports() {
  const examId = readId(useSearchParam('exam_id'));
  const isAnswered = useSearchParam('show') === 'answered';
  const wanted = { is_answered: isAnswered, ...(examId !== undefined && { exam_id: examId }) };
  return { list: useList('POST /exam/question/reports', wanted, usePaging()), examId, isAnswered };
}

export function useAnswer() {
  return useSend('POST /exam/question/report/answer', () =>
    invalidate('POST /exam/question/reports', 'POST /exam/question/report/exams'),
  );
}
