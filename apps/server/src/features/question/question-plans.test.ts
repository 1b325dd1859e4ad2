// Marks are read by their indexes, however many somebody has and however many others have theirs.
import { sql } from 'kysely';
import { buildManyExams } from '../../testing/build-crowd.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { selectLastAnswers, selectPresentNumbers } from '../attempt/attempt.ts';
import { clearMarks, countMarks, insertMark, selectMarkedNoes, selectMarks } from './mark.store.ts';
import { selectMarkedExams } from './marked-exam.store.ts';
import { writeResults } from './progress.store.ts';

let actor: Actor;
let examId: number;

const plans = usePlans(async ({ db }) => {
  ({ actor, examId } = await buildManyExams(db));
  await sql`
    insert into question_mark (account_id, exam_id, no, wrong_at, favorited_at)
    select a.id, q.exam_id, q.no, case when q.no % 3 = 0 then now() end, case when q.no % 5 = 0 then now() end
    from account a, exam_question q`.execute(db);
  await sql`
    insert into question_progress (account_id, exam_id, content_id, answered_count)
    select a.id, q.exam_id, q.content_id, 1 from account a, exam_question q`.execute(db);
});

const marked = { start: 0, limit: 10, withTotal: true, words: null, order: 'recent' } as const;
const statementsSent: Record<string, () => Promise<unknown>> = {
  'marks of some questions': () => selectMarks(plans.db, actor, examId, [1, 2, 3]),
  'wrong numbers': () => selectMarkedNoes(plans.db, actor, examId, 'wrong'),
  'last answers': () => selectLastAnswers(plans.db, actor, examId, [1, 2, 3]),
  'counts of marks': () => countMarks(plans.db, actor, examId),
  'exams with wrong questions': () => selectMarkedExams(plans.db, actor, { ...marked, kind: 'wrong' }),
  'exams with favourites': () => selectMarkedExams(plans.db, actor, { ...marked, kind: 'favorited' }),
  'a favourite': () => insertMark(plans.db, actor, examId, 3, 'favorited_at'),
  'marks that go': () => clearMarks(plans.db, actor, examId, 'wrong', [3]),
  'new numbers of contents': () => selectPresentNumbers(plans.db, actor, examId, 1, [1, 2, 3]),
  'what results leave behind': () =>
    writeResults(plans.db, actor, { examId, attemptId: 1 }, [{ no: 3, contentId: 3, outcome: 'right' }], {
      retiresWrong: true,
      masters: true,
      showsKeys: true,
    }),
};

itGoesByIndexes(plans, statementsSent, [
  'account',
  'answer',
  'attempt',
  'attempt_paper',
  'bundle_exam',
  'exam',
  'exam_favorite',
  'exam_guest',
  'group_member',
  'group_share',
  'homework',
  'homework_chosen',
  'partner_payment',
  'study_group',
]);
