import type { RequestOf, ResponseOf } from '@tiku/contract';
import { call, download, upload } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { unwrap } from '../../lib/api/failure.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useCall } from '../../lib/api/query.ts';
import { thenInvalidateBank } from '../take/take.api.ts';

export function useSummary() {
  return useCall('GET /user_qdb/summary', {});
}

export function useKeepCategory() {
  return useChange((request: RequestOf<'POST /user_qdb/category'>) =>
    thenInvalidateBank(call('POST /user_qdb/category', request)),
  );
}

/**
 * Moves reach the server in their order. The tree as it is answered stands at once: the next move starts from it, not from
 * what is still being read.
 */
export function useArrangeCategories() {
  return useChange(
    async (categories: RequestOf<'POST /user_qdb/categories'>['categories']) => {
      const result = await thenInvalidateBank(call('POST /user_qdb/categories', { categories }));
      if (result.ok) {
        queryClient.setQueryData<ResponseOf<'GET /user_qdb/categories'>>(
          ['GET /user_qdb/categories', {}],
          (answer) => answer && { ...answer, list: result.data.list },
        );
      }
      return result;
    },
    { queue: 'bank-categories' },
  );
}

export function useRemoveCategory() {
  return useChange((request: RequestOf<'DELETE /user_qdb/category'>) =>
    thenInvalidateBank(call('DELETE /user_qdb/category', request)),
  );
}

export function useEmptyUncategorised() {
  return useChange((count: number) => thenInvalidateBank(call('DELETE /user_qdb/uncategory/questions', { count })));
}

export function useWriteQuestion() {
  return useChange((question: RequestOf<'PUT /user_qdb/live_update/question'>['question']) =>
    thenInvalidateBank(call('PUT /user_qdb/live_update/question', { question })),
  );
}

export async function uploadFile(file: File): Promise<{ name: string; url: string }> {
  return unwrap(await upload('POST /user_qdb/live_update/file', {}, file));
}

export function setFavorite(question_id: number, isKept: boolean) {
  return thenInvalidateBank(call('POST /user_qdb/question/favorite', { question_id, mode: isKept ? 0 : 1 }));
}

export function setMastered(question_id: number, isMastered: boolean) {
  return thenInvalidateBank(call('POST /user_qdb/question/mastered', { question_id, mode: isMastered ? 0 : 1 }));
}

export function saveNote(question_id: number, note: string) {
  return thenInvalidateBank(call('POST /user_qdb/question/note', { question_id, note, mode: note === '' ? 1 : 0 }));
}

export function changeProperties(request: RequestOf<'PUT /user_qdb/question/properties'>) {
  return thenInvalidateBank(call('PUT /user_qdb/question/properties', request));
}

export function removeQuestions(question_ids: number[]) {
  return thenInvalidateBank(call('DELETE /user_qdb/question', { question_ids }));
}

export function takeNewer(question_id: number) {
  return thenInvalidateBank(call('POST /user_qdb/question/newer', { question_id }));
}

export function mergeTwins(keep_id: number, drop_id: number) {
  return thenInvalidateBank(call('POST /user_qdb/twins/merge', { keep_id, drop_id }));
}

export function keepTwins(question_id: number, twin_id: number) {
  return thenInvalidateBank(call('POST /user_qdb/twins/keep', { question_id, twin_id }));
}

export function useMakeExam() {
  return useSend('POST /user_qdb/exam');
}

export function exportQuestions(question_ids: number[]) {
  return download('POST /user_qdb/questions/excel', { question_ids });
}

export function undoChange(undo_id: number) {
  return thenInvalidateBank(call('POST /user_qdb/undo', { undo_id }));
}
