import type { RequestOf } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { questionsPerPage } from '../../../lib/navigation/paths.ts';
import { call, upload } from '../../../lib/api/api.ts';
import { unwrap } from '../../../lib/api/failure.ts';
import { useList } from '../../../lib/api/list.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { invalidate, useCall, useChange } from '../../../lib/api/query.ts';
import { outdateExams } from '../exam.api.ts';
import { readType } from '../list/filters.ts';

const questions = 'POST /app/user/exam/questions';

export function useQuestions(exam_id: number) {
  const type = readType(useSearchParam('type'));
  const list = useList(questions, { exam_id, ...(type !== undefined && { type }) }, usePaging(questionsPerPage));
  return { list, type };
}

export function useQuestion(exam_id: number, no: number) {
  return useCall(questions, { exam_id, noes: [no] });
}

export function useSections(exam_id: number) {
  return useCall('GET /app/user/exam/sections', { exam_id }).data?.list ?? [];
}

/** In one exam, or in every exam that may be opened. */
export function useQuestionSearch(query_string: string, exam_id?: number) {
  const filter = { query_string, ...(exam_id !== undefined && { exam_id }) };
  const list = useList('POST /question/search', filter, usePaging());
  // Searches stop counting there.
  return { ...list, isCapped: list.total >= limits.searchTotalMax };
}

type LiveQuestion = RequestOf<'PUT /exam/live_update/question'>['question'];

export function useSaveQuestion(exam_id: number) {
  return useChange(async (question: LiveQuestion) => {
    const result = await call('PUT /exam/live_update/question', { exam_id, question });
    if (result.ok) {
      invalidate(questions, 'POST /question/search');
      outdateExams();
    }
    return result;
  });
}

export async function uploadQuestionFile(exam_id: number, file: File) {
  return unwrap(await upload('POST /exam/live_update/file', { exam_id }, file));
}
