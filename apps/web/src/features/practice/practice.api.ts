import type { RequestOf, ResponseOf } from '@tiku/contract';
import { call } from '../../lib/api/api.ts';
import { useChange, useSend } from '../../lib/api/change.ts';
import { handOver } from './handed-answers.ts';
import { expire, invalidate, useCall } from '../../lib/api/query.ts';
import { answersGroup, attemptGroup } from '../../lib/kept/groups.ts';
import { session } from '../../lib/session.ts';
import { questionsOf } from './attempt/parts.ts';
import { createBegin } from './begin-attempt.ts';
import type { BeginRequest } from './begin-attempt.ts';

const home = 'GET /exam/user_online_prac/home';
const history = 'POST /exam/user_online_prac/history_answers';

export function usePracticeHome(exam_id: number) {
  return useCall(home, { exam_id }, { keptIn: answersGroup });
}

export function useRecentPractices() {
  return useCall(home, {}, { keptIn: answersGroup });
}

export function useExamOf(exam_id: number | undefined) {
  return useCall('GET /app/user/exam/detail2', { exam_id }, { enabled: exam_id !== undefined, keptIn: answersGroup });
}

export function useStructOf(exam_id: number) {
  return useCall('GET /exam/struct', { exam_id }, { keptIn: answersGroup });
}

/** Asked anew whenever an attempt is opened: another device may have gone on with it. */
export function useSheet(answer_id: number) {
  return useCall('GET /exam/user_online_prac/noes', { answer_id }, { fresh: true, keptIn: attemptGroup(answer_id) });
}

/** With some questions: the first ones, or those around the one with this number. */
export function useReport(answer_id: number, no: number | undefined) {
  const request = { answer_id, with_part: 1, ...(no !== undefined && { no }) };
  return useCall('GET /exam/user_online_prac/answer_results', request);
}

/** How many questions are still to be reviewed today. */
export function useReviewCount(): number {
  return useCall('GET /review/summary', {}).data?.todo_count ?? 0;
}

type Wanted = Omit<RequestOf<typeof history>, 'req_total'>;

export function useHistory(wanted: Wanted) {
  return useCall(
    history,
    { ...wanted, req_total: 1 },
    { keepPrevious: true, ...(wanted.start === 0 && { keptIn: answersGroup }) },
  );
}

const others = [
  history,
  'GET /exam/user_online_prac/answer_results',
  'GET /exam/user_online_prac/noes',
  'GET /exam/ranks',
  'GET /joined/group/homework/detail',
  'POST /joined/group/homeworks',
  'GET /user/recent/group/homeworks',
  'GET /user/webhome',
  'GET /review/summary',
  'GET /review/queue',
  'GET /review/answered',
] as const;

export function invalidatePractice(): void {
  invalidate(home, ...others);
}

const begin = createBegin(call);

/** What its screen asks for first has come along. */
function handOverAttempt({ part, ...sheet }: ResponseOf<'POST /exam/user_online_prac/create_answer'>): void {
  const { answer_id, exam_id: examId } = sheet;
  handOver('GET /exam/user_online_prac/noes', { answer_id }, (age) => ({ ...sheet, ...clockAfter(sheet, age) }));
  const answered = part?.answered;
  if (!answered) return;
  const noes = part.list.map(({ no }) => no);
  handOver('POST /app/user/exam/questions', questionsOf({ answerId: answer_id, examId, noes }), (age) => {
    return { ...part, answered: { ...answered, ...clockAfter(answered, age) } };
  });
}

/** What the server's clock says by now. */
function clockAfter({ server_time }: { server_time: string }, age: number) {
  return { server_time: new Date(Date.parse(server_time) + age).toISOString() };
}

export function useBegin() {
  return useChange(async (request: BeginRequest) => {
    const result = await begin(request);
    if (result.ok) {
      handOverAttempt(result.data);
      session.update({ practiceExamId: request.exam_id });
      // Who begins leaves the page that shows it.
      expire(home);
      invalidate(...others);
    }
    return result;
  });
}

export function useDeleteAttempts() {
  return useSend('DELETE /exam/user_online_prac/history_answers', invalidatePractice);
}

export function useDeleteAllAttempts() {
  return useSend('DELETE /exam/user_online_prac/all_answers', invalidatePractice);
}
