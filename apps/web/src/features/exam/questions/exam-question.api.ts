import type { RequestOf, TokenAddress } from '@tiku/contract';
import { limits } from '@tiku/contract/limits';
import { questionsPerPage } from '../../../lib/navigation/addresses.ts';
import { call, upload } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/api/change.ts';
import { unwrap } from '../../../lib/api/failure.ts';
import { useList } from '../../../lib/api/list.ts';
import { useSearchParam } from '../../../lib/navigation/navigation.ts';
import { usePaging } from '../../../lib/navigation/paging.ts';
import { invalidate, useCall } from '../../../lib/api/query.ts';
import { invalidateExams } from '../exam.api.ts';
import { readType } from '../list/filters.ts';

const questions = 'POST /app/user/exam/questions';
const sections = 'GET /app/user/exam/sections';

export function useQuestions(exam_id: number) {
  const type = readType(useSearchParam('type'));
  const list = useList(questions, { exam_id, ...(type !== undefined && { type }) }, usePaging(questionsPerPage));
  return { list, type };
}

export function useQuestion(exam_id: number, no: number | undefined) {
  return useCall(questions, { exam_id, noes: [no ?? 1] }, { enabled: no !== undefined });
}

export function useSections(exam_id: number) {
  return useCall(sections, { exam_id }).data?.list ?? [];
}

/** In one exam, or in every exam that may be opened. */
export function useQuestionSearch(query_string: string, exam_id?: number) {
  const filter = { query_string, ...(exam_id !== undefined && { exam_id }) };
  const list = useList('POST /question/search', filter, usePaging());
  // Searches stop counting there.
  return { ...list, isCapped: list.total >= limits.searchTotalMax };
}

/** What an exam asks has changed: everything that shows some of it is asked again. */
function invalidateQuestions(): void {
  invalidate(questions, sections, 'POST /question/search');
  invalidateExams();
}

async function change<A extends TokenAddress>(address: A, request: RequestOf<A>) {
  const result = await call(address, request);
  // A change that is refused because somebody else was quicker shows what there is now, too.
  if (result.ok || result.error.status === 409) invalidateQuestions();
  return result;
}

export function useSaveQuestion() {
  return useChange((edit: RequestOf<'PUT /exam/live_update/question'>) =>
    change('PUT /exam/live_update/question', edit),
  );
}

export function useAddQuestion() {
  return useChange((added: RequestOf<'POST /exam/live_update/question'>) =>
    change('POST /exam/live_update/question', added),
  );
}

export type Move = RequestOf<'PUT /exam/live_update/place'>;

export function moveQuestion(move: Move) {
  return change('PUT /exam/live_update/place', move);
}

export function useDeleteQuestions() {
  return useChange((gone: RequestOf<'DELETE /exam/live_update/questions'>) =>
    change('DELETE /exam/live_update/questions', gone),
  );
}

export function useWriteSection() {
  return useChange((section: RequestOf<'PUT /exam/live_update/section'>) =>
    change('PUT /exam/live_update/section', section),
  );
}

export function useRemoveSection() {
  return useChange((section: RequestOf<'DELETE /exam/live_update/section'>) =>
    change('DELETE /exam/live_update/section', section),
  );
}

export async function uploadQuestionFile(exam_id: number, file: File) {
  return unwrap(await upload('POST /exam/live_update/file', { exam_id }, file));
}
