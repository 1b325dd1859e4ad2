import type { RequestOf } from '@tiku/contract';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { call, download } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { invalidate, useCall } from '../../lib/api/query.ts';
import { useSearchParam } from '../../lib/navigation/navigation.ts';
import { usePaging } from '../../lib/navigation/paging.ts';
import { readId } from '../../lib/navigation/read-id.ts';

const papers = 'POST /mymanaged/group/homework/member_marks';
const answers = 'POST /group/homework/member/question/marks';
const scores = 'POST /mymanaged/group/homework/member_scores';
const detail = 'GET /mymanaged/group/homework/detail';
const stats = 'GET /group/homework/question/stats';

const question = 'GET /mymanaged/group/homework/question';
const regrades = 'POST /mymanaged/group/homework/regrade';

/** How often a page asks again what other markers may have done, in seconds. */
const often = 30;

/** The homework that the address names. */
export function useNamedHomework() {
  const homework_id = readId(useSearchParam('homework_id'));
  const answer = useCall(detail, { homework_id: homework_id ?? 0 }, { enabled: homework_id !== undefined });
  return { ...answer, isMissing: homework_id === undefined || answer.error?.failure.status === 404 };
}

export function usePapers(homework_id: number) {
  return useList(papers, { homework_id }, usePaging(20), { every: often });
}

export const answersAtOnce = 60;

/** Of one paper or to one question, as the address says. */
export function useAnswers(homework_id: number, start: number) {
  const answer_id = readId(useSearchParam('answer_id'));
  const no = readId(useSearchParam('no'));
  const request = { homework_id, start, limit: answersAtOnce, req_total: 1 } as const;
  return useCall(answers, {
    ...request,
    ...(answer_id === undefined ? {} : { answer_id }),
    ...(no === undefined ? {} : { no }),
  });
}

export function invalidateAnswers(): void {
  invalidate(answers, papers);
}

export function useMark() {
  return useSend('PUT /group/homework/member/question/mark', () => invalidate(papers));
}

export function useCompleteMarking() {
  return useSend('PUT /group/homework/question/mark/complete', () =>
    invalidate(papers, answers, scores, detail, stats),
  );
}

export function useScores(homework_id: number) {
  return useList(scores, { homework_id }, usePaging(20), { every: often });
}

export function useExportScores() {
  return useChange((homework_id: number) =>
    download('POST /mymanaged/group/homework/member_scores/excel', { homework_id }),
  );
}

export function useQuestionStats(homework_id: number) {
  return useCall(stats, { homework_id });
}

/** With its key, for the marker who corrects the key. */
export function useMarkedQuestion(homework_id: number, no: number) {
  return useCall(question, { homework_id, no }, { fresh: true });
}

export type Regrade = Omit<RequestOf<typeof regrades>, 'preview'>;

/** Who would change by it. */
export function usePreviewRegrade() {
  return useChange((regrade: Regrade) => call(regrades, { ...regrade, preview: true }));
}

export function useRegrade() {
  return useSend(regrades, () => invalidate(papers, scores, detail, stats));
}

/** After marking was completed. */
export function useCorrectMark() {
  return useChange(async (request: RequestOf<'PUT /mymanaged/group/homework/mark/correct'>) => {
    const result = await call('PUT /mymanaged/group/homework/mark/correct', request);
    if (result.ok || result.error.errorCode === errorCodes.mark_changed) invalidate(papers, answers, scores, stats);
    return result;
  });
}

export function useUndoRegrade() {
  return useSend('DELETE /mymanaged/group/homework/regrade', () => invalidate(papers, answers, scores, detail, stats));
}

export function useTrend(group_id: number) {
  return useCall('GET /mymanaged/group/homework/trend', { group_id });
}

/** What one member earned, question by question. */
export function useMemberScores(homework_id: number, user_id: number) {
  return useCall('POST /group/homework/member/question/scores', { homework_id, user_id });
}
