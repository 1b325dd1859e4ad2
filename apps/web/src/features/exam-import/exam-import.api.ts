import { useQuery } from '@tanstack/react-query';
import type { CallAddress, ImportProblemEntry, ImportView, Language, RequestOf, ResponseOf } from '@tiku/contract';
import { useState } from 'react';
import { call, download, upload } from '../../lib/api/api.ts';
import { send, useSend } from '../../lib/api/change.ts';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { unwrap } from '../../lib/api/failure.ts';
import type { CallFailed, Failure } from '../../lib/api/failure.ts';
import { useList } from '../../lib/api/list.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { invalidateExams } from '../exam/exam.api.ts';

const importAddress = 'PUT /exam/import';
/** Seconds between two looks at a file that takes long. */
const patience = 1;

/** What is wrong with a file says more than that it was refused. */
export function reasonOf({ message, fields }: Failure): string {
  return fields.file ?? message;
}

/** How an import stands; while its file is still being read, it is asked again and again. */
export function useImport(import_id: number) {
  const view = useCall(importAddress, { import_id });
  useCall(importAddress, { import_id }, { enabled: view.data?.status === 'processing', every: patience });
  const { failure } = view.error ?? {};
  const isUnreadable = failure?.errorCode === errorCodes.bad_file;
  const isMissing = !isUnreadable && (failure?.status === 404 || failure?.status === 400);
  return { ...view, isMissing, fault: isUnreadable ? reasonOf(failure) : null };
}

export function useImportedQuestions(import_id: number, doubtful: 0 | 1) {
  return useList('GET /exam/import/questions', { import_id, doubtful }, usePaging());
}

/** Nothing to compare in our own layout. */
export function useSamples({ import_id, samples_count = 0 }: ImportView) {
  return useCall('GET /exam/import/samples', { import_id }, { enabled: samples_count > 0 });
}

export function useRejectedRows(import_id: number) {
  return useList('GET /exam/import/rejected', { import_id }, usePaging());
}

const problemPages = { limit: 100, max: 10 } as const;

async function readProblems(import_id: number): Promise<ImportProblemEntry[]> {
  const problems: ImportProblemEntry[] = [];
  for (let page = 0; page < problemPages.max; page += 1) {
    const request = { import_id, start: page * problemPages.limit, limit: problemPages.limit };
    const { list } = unwrap(await call('GET /exam/import/problems', request));
    problems.push(...list);
    if (list.length < problemPages.limit) break;
  }
  return problems;
}

/** The import brings the first problems along; a file with more of them has them fetched. */
export function useProblems({ import_id, problems = [], problems_count = 0 }: ImportView): ImportProblemEntry[] {
  const all = useQuery<ImportProblemEntry[], CallFailed>(
    {
      queryKey: ['GET /exam/import/problems', { import_id }],
      queryFn: () => readProblems(import_id),
      enabled: problems.length < problems_count,
    },
    queryClient,
  );
  return (problems.length < problems_count ? all.data : null) ?? problems;
}

export function useChanges(import_id: number) {
  return useCall('GET /exam/import/changes', { import_id });
}

const importReads = [
  'GET /exam/import/questions',
  'GET /exam/import/samples',
  'GET /exam/import/rejected',
  'GET /exam/import/problems',
  'GET /exam/import/changes',
  'GET /exam/imports',
] as const satisfies CallAddress[];

/** The answer of every change is the import with its new counts. */
function replaceImport({ import: view }: { import: ImportView }): void {
  queryClient.setQueryData([importAddress, { import_id: view.import_id }], view);
  // Lists of a file that is being read anew are not there yet: they are asked for when they are next on screen.
  const refetchType = view.status === 'processing' ? 'none' : 'active';
  for (const address of importReads) void queryClient.invalidateQueries({ queryKey: [address], refetchType });
}

/** As it stands now, with its lists. */
export function refreshImport(import_id: number): void {
  void queryClient.invalidateQueries({ queryKey: [importAddress, { import_id }] });
  invalidate(...importReads);
}

/** A step of the author is undone, or done again. */
export function turnStep(request: RequestOf<'PUT /exam/import/step'>) {
  return send('PUT /exam/import/step', request, replaceImport);
}

export function useMendQuestion() {
  return useSend('PUT /exam/import/question', replaceImport);
}

/** One point for each question whose score is missing. */
export function useScoreQuestions() {
  return useSend('PUT /exam/import/scores', replaceImport);
}

/** The author says that the questions are right as they were read. */
export function useConfirmImport() {
  return useSend('PUT /exam/import/confirmed', replaceImport);
}

type Reading = RequestOf<'POST /exam/import/trial'>;

/** Milliseconds after the last change: who turns through a list does not have the file read for each of its entries. */
const trialPause = 400;

/** What would be read in another way. While that is found out, or where it fails, the last answer stays. */
export function useTrial(reading: Reading, enabled: boolean) {
  const settled = useSettled(reading, trialPause);
  const { data, error, isFetching, refetch } = useCall('POST /exam/import/trial', settled, { enabled, fresh: true });
  const [last, setLast] = useState<ResponseOf<'POST /exam/import/trial'>>();
  if (data && data !== last) setLast(data);
  const isWaiting = JSON.stringify(settled) !== JSON.stringify(reading);
  return { data: data ?? last, error, refetch, isPending: enabled && (isWaiting || isFetching) };
}

/** The same questions, read in two ways: the second is asked for the rows that the first has shown. */
export function useTwoTrials([one, other]: readonly [Reading, Reading]) {
  const first = useCall('POST /exam/import/trial', one, { fresh: true });
  const rows = first.data?.list.map(({ sheet_no, row }) => ({ sheet_no, row }));
  const second = useCall('POST /exam/import/trial', { ...other, rows }, { enabled: rows !== undefined, fresh: true });
  const refetch = () => (first.error ? first : second).refetch();
  return { first: first.data, second: second.data, error: first.error ?? second.error, refetch };
}

/** The file is read anew, as the author says. */
export function useReadAnew() {
  return useSend('PUT /exam/import/columns', replaceImport);
}

export async function sendImportFile(import_id: number, file: File) {
  return unwrap(await upload('POST /exam/import/file', { import_id }, file));
}

export function useGiveUp() {
  return useSend('DELETE /exam/import', () => invalidate('GET /exam/imports'));
}

export function useKeepImport() {
  return useSend('PUT /exam/imported', () => {
    invalidate(importAddress, 'GET /exam/imports', 'GET /user/myexams/total', 'GET /user/webhome');
    invalidateExams();
  });
}

export function fetchTemplate(language: Language) {
  return download('GET /exam/import/template', { language });
}

export function fetchRejectedRows(import_id: number) {
  return download('GET /exam/import/rejected/file', { import_id });
}

export function fetchReport(import_id: number) {
  return download('GET /exam/import/report', { import_id });
}
