// The queue is read by its indexes, however many cards somebody has and however many others have theirs.
import { sql } from 'kysely';
import { buildManyExams } from '../../testing/build-crowd.ts';
import { itGoesByIndexes, usePlans } from '../../testing/read-plans.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  countCards,
  findCard,
  selectCards,
  selectDue,
  selectReviewed,
  selectSuspended,
  selectUnscheduled,
  selectWaitingAccounts,
  writeScheduled,
} from './review.store.ts';

let actor: Actor;
let examId: number;

const plans = usePlans(async ({ db }) => {
  ({ actor, examId } = await buildManyExams(db));
  await sql`
    insert into review_card (account_id, content_id, exam_id, type, stability, difficulty, answered_on, is_right, due_on,
      reviewed_on, answered_count, lapses_count, is_suspended, log_id, rating)
    select a.id, q.content_id, q.exam_id, 4, 10, 5, current_date - 10, true, current_date + (q.content_id % 60)::int,
      case when q.no = 1 then current_date end, 1, 0, q.no = 2, 1, 3
    from account a, exam_question q`.execute(db);
  await sql`
    insert into study_log (account_id, exam_id, content_ids, types, rights, days, seconds, ratings, is_scheduled)
    select a.id, 1, array[1], array[4], array[true], array[current_date], array[10], array[null::smallint], n > 3
    from account a, generate_series(1, 300) n`.execute(db);
});

const today = new Date().toISOString().slice(0, 10);
const statementsSent: Record<string, () => Promise<unknown>> = {
  'what is due': () => selectDue(plans.db, actor, today, 30),
  'what was reviewed': () => selectReviewed(plans.db, actor, today, 30),
  'what is suspended': () => selectSuspended(plans.db, actor, 30),
  'the week ahead': () => countCards(plans.db, actor, 7),
  'a card': () => findCard(plans.db, actor, examId, 3),
  'cards of answers': () => selectCards(plans.db, actor.accountId, null, [{ content_id: 3 }]),
  'answers that wait': () => selectUnscheduled(plans.db, actor.accountId, 200),
  'answers that no longer wait': () => writeScheduled(plans.db, actor.accountId, [1, 2]),
  'people whose answers wait': () => selectWaitingAccounts(plans.db, 200),
};

itGoesByIndexes(plans, statementsSent, [
  'account',
  'attempt',
  'bundle_exam',
  'exam',
  'exam_guest',
  'group_member',
  'group_share',
  'homework',
  'homework_chosen',
  'partner_payment',
  'question_mark',
  'study_group',
]);
