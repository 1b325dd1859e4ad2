import type { PracticeType, QuestionSelection, RequestOf } from '@tiku/contract';
import { call } from '../../lib/api.ts';
import { outdate, useCall, useChange } from '../../lib/query.ts';
import { session } from '../../lib/session.ts';
import { isNotedWaiting } from './outbox/waiting-note.ts';

const home = 'GET /exam/user_online_prac/home';
const history = 'POST /exam/user_online_prac/history_answers';

/** Sends what a lost line or a closed tab has left on this device. */
export async function sendWaiting(): Promise<void> {
  if (!isNotedWaiting()) return;
  const { outbox } = await import('./outbox/saving.ts');
  await outbox.flush();
}

export function usePracticeHome(exam_id: number) {
  return useCall(home, { exam_id });
}

export function useRecentPractices() {
  return useCall(home, {});
}

export function useExamOf(exam_id: number | undefined) {
  return useCall('GET /app/user/exam/detail2', { exam_id }, { enabled: exam_id !== undefined });
}

export function useStructOf(exam_id: number) {
  return useCall('GET /exam/struct', { exam_id });
}

/** Asked anew whenever an attempt is opened: another device may have gone on with it. */
export function useSheet(answer_id: number) {
  return useCall('GET /exam/user_online_prac/noes', { answer_id }, { fresh: true });
}

export function useReport(answer_id: number) {
  return useCall('GET /exam/user_online_prac/answer_results', { answer_id });
}

type Wanted = Omit<RequestOf<typeof history>, 'req_total'>;

export function useHistory(wanted: Wanted) {
  return useCall(history, { ...wanted, req_total: 1 }, { keepPrevious: true });
}

export function outdatePractice(): void {
  outdate(home, history, 'GET /exam/user_online_prac/answer_results', 'GET /exam/user_online_prac/noes');
}

/** Plain http is no secure context and has no `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export interface Wish {
  exam_id: number;
  prac_type: PracticeType;
  selection?: QuestionSelection;
  restart?: boolean;
  retire_wrong?: boolean;
}

/** Asked twice, by a double click or over a bad line, it begins one attempt. */
export function useBegin() {
  return useChange(async ({ selection, ...wish }: Wish) => {
    const request = {
      ...wish,
      create_key: newKey(),
      ...(selection && { sel_qs_json: JSON.stringify(selection) }),
    };
    const first = await call('POST /exam/user_online_prac/create_answer', request);
    const result =
      !first.ok && first.error.status === 0 ? await call('POST /exam/user_online_prac/create_answer', request) : first;
    if (result.ok) {
      session.update({ practiceExamId: wish.exam_id });
      outdatePractice();
    }
    return result;
  });
}

export function useDeleteAttempts() {
  return useChange(async (wish: RequestOf<'DELETE /exam/user_online_prac/history_answers'>) => {
    const result = await call('DELETE /exam/user_online_prac/history_answers', wish);
    if (result.ok) outdatePractice();
    return result;
  });
}

export function useDeleteAllAttempts() {
  return useChange(async (wish: RequestOf<'DELETE /exam/user_online_prac/all_answers'>) => {
    const result = await call('DELETE /exam/user_online_prac/all_answers', wish);
    if (result.ok) outdatePractice();
    return result;
  });
}
