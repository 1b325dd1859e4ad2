import type { RequestOf } from '@tiku/contract';
import { errorCodes } from '../../lib/api/error-codes.ts';
import { call, download } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { useList } from '../../lib/api/list.ts';
import { useWorkedList } from '../../lib/api/worked-list.ts';
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

export function usePapers(homework_id: number, isHidden: boolean) {
  return useList(papers, { homework_id, names_hidden: isHidden }, usePaging(20), { every: often });
}

interface Unit {
  answer_id?: number | undefined;
  no?: number | undefined;
}

/** The paper or the question that the address names, and what comes after it. */
export function useAnswers(homework_id: number, { answer_id, no }: Unit, filter: DeskFilter) {
  return useWorkedList(
    answers,
    { homework_id, limit: 30, req_total: 1, is_unmarked: filter.isUnmarked, names_hidden: filter.isHidden },
    { ...(answer_id === undefined ? {} : { answer_id }), ...(no === undefined ? {} : { no }) },
  );
}

export interface DeskFilter {
  isUnmarked: boolean;
  isHidden: boolean;
}

/** One answer as it is now. */
export function useReadAnew(homework_id: number, isHidden: boolean) {
  return useChange(({ answer_id, no }: Required<Unit>) =>
    call(answers, { homework_id, answer_id, no, names_hidden: isHidden }),
  );
}

/** Answers to a question in nearly the same words. They stay as they were found, while they are being marked. */
export function useAlike(homework_id: number, no: number, names_hidden: boolean) {
  return useCall('POST /group/homework/question/alike_answers', { homework_id, no, names_hidden }, { fresh: true });
}

export function useMark() {
  return useSend('PUT /group/homework/member/question/mark', () => invalidate(papers));
}

const rubrics = 'GET /group/homework/rubrics';

/** What the questions are marked by, as others who mark may change it. */
export function useRubrics(homework_id: number) {
  return useCall(rubrics, { homework_id }, { every: often });
}

/** What would change by it, and changing it. */
export function usePreviewRubric() {
  return useChange((rubric: Omit<RequestOf<'PUT /group/homework/question/rubric'>, 'preview'>) =>
    call('PUT /group/homework/question/rubric', { ...rubric, preview: true }),
  );
}

export function useChangeRubric() {
  return useSend('PUT /group/homework/question/rubric', () => invalidate(papers, scores, stats));
}

/** Of those that are offered. */
export function useRemoveComment() {
  return useSend('DELETE /group/homework/mark/comment');
}

export function useCompleteMarking() {
  return useSend('PUT /group/homework/question/mark/complete', () => invalidate(papers, scores, detail, stats));
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
    if (result.ok || result.error.errorCode === errorCodes.mark_changed) invalidate(papers, scores, stats);
    return result;
  });
}

export function useUndoRegrade() {
  return useSend('DELETE /mymanaged/group/homework/regrade', () => invalidate(papers, scores, detail, stats));
}

export function useTrend(group_id: number) {
  return useCall('GET /mymanaged/group/homework/trend', { group_id });
}

/** What one member earned, question by question. */
export function useMemberScores(homework_id: number, user_id: number) {
  return useCall('POST /group/homework/member/question/scores', { homework_id, user_id });
}
