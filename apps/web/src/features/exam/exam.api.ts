import type { ExamDetail, RequestOf } from '@tiku/contract';
import { examStatus, limits } from '@tiku/contract/limits';
import { call, download } from '../../lib/api/api.ts';
import { send, useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { answersGroup } from '../../lib/kept/groups.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { readCategory, readOrder, readStatus } from './list/filters.ts';

const detail = 'GET /app/user/exam/detail2';

export type WantedExam = RequestOf<typeof detail>;

/** Marks that are being carried over are asked about again until they have arrived. */
export function useExam(wanted: WantedExam) {
  const isNamed = Object.values(wanted).some((value) => value !== undefined);
  const exam = useCall(detail, wanted, { enabled: isNamed, keptIn: answersGroup });
  useCall(detail, wanted, { enabled: exam.data?.exam.is_merging === true, every: 10, keptIn: answersGroup });
  return { ...exam, isMissing: !isNamed || exam.error?.failure.status === 404 || exam.error?.failure.status === 400 };
}

/** To choose one for something else: exams of one's own that are open, or what everybody may open. */
export function useOfferedExams(from: 'mine' | 'public', query_string: string) {
  const mine = useCall(
    'POST /uploadedexams',
    { query_string, filter_status: examStatus.normal, limit: 10 },
    { enabled: from === 'mine', keepPrevious: true },
  );
  const everybodys = useCall(
    'POST /publicexams',
    { query_string, limit: 10 },
    { enabled: from === 'public', keepPrevious: true },
  );
  return from === 'mine' ? mine : everybodys;
}

export function usePublishedExams() {
  const status = readStatus(useSearchParam('status'));
  const order_by = readOrder('uploaded', useSearchParam('order'));
  const query_string = useSearchParam('q') ?? '';
  const filter = { query_string, order_by, ...(status !== null && { filter_status: status }) };
  const list = useList('POST /uploadedexams', filter, usePaging());
  return { list, status, isNarrowed: query_string !== '' || status !== null };
}

export function useFavoritedExams() {
  const query_string = useSearchParam('q') ?? '';
  const public_only = useSearchParam('show') === 'public';
  const order_by = readOrder('favorited', useSearchParam('order'));
  const list = useList('POST /favoritedexams', { query_string, order_by, public_only }, usePaging(), {
    keptIn: answersGroup,
  });
  return { list, public_only, isNarrowed: query_string !== '' || public_only };
}

export function usePublicExams() {
  const query_string = useSearchParam('q') ?? '';
  const category = readCategory(useSearchParam('category'));
  const order_by = readOrder('public', useSearchParam('order'));
  const filter = { query_string, order_by, ...(category !== null && { category }) };
  const list = useList('POST /publicexams', filter, usePaging());
  // A search stops counting there; everything there is, is counted.
  const isCapped = query_string !== '' && list.total >= limits.searchTotalMax;
  return { list, category, isCapped, isNarrowed: query_string !== '' || category !== null };
}

export function useStruct(exam_id: number) {
  return useCall('GET /exam/struct', { exam_id }, { keptIn: answersGroup });
}

/** A list holds what the exam says of itself, so every list is asked again. */
export function invalidateExams(): void {
  invalidate(detail, 'POST /uploadedexams', 'POST /favoritedexams', 'POST /publicexams', 'GET /exam/struct');
}

export function useSaveExam() {
  return useSend('PUT /app/exam/detail', () => {
    invalidateExams();
    // Another audience, another link.
    invalidate('GET /exam/shareurl');
  });
}

/** Names the version it takes back: asked twice, it goes back once. */
export function useUndoUpgrade() {
  return useSend('POST /exam/import/undo', invalidateExams);
}

export function deleteExam({ id }: { id: number }) {
  return send('DELETE /app/exams', { exam_ids: [id] }, invalidateExams);
}

export function recoverExam({ id }: { id: number }) {
  return send('PUT /app/exams/recover', { exam_ids: [id] }, invalidateExams);
}

export function exportExam(exam_id: number) {
  return download('GET /exam/export', { exam_id });
}

/** Somebody found it by a search: what counts for the order of the most opened. */
export function countSearched(server_id: number): void {
  void call('POST /exam/searched', { server_id });
}

const importsAddress = 'GET /exam/imports';

/** While a file is still being read, its state is asked for again and again. */
export function useImports() {
  const imports = useCall(importsAddress, {});
  const isWaiting = imports.data?.list.some(({ status }) => status === 'processing') ?? false;
  useCall(importsAddress, {}, { enabled: isWaiting, every: 3 });
  return imports.data?.list ?? [];
}

export function giveUpImport(import_id: number) {
  return send('DELETE /exam/import', { import_id }, () => invalidate(importsAddress));
}

/** Only a normal exam opens for others. */
export function isOpenToOthers({ status }: Pick<ExamDetail, 'status'>): boolean {
  return status === examStatus.normal;
}
