import { practiceTypes } from '@tiku/contract';
import type { Answer, Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import { dayOf } from '../../statistics/statistics.ts';
import { isOnline } from '../../exam/access/access.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import { workSeconds } from '../paper/attempt.store.ts';
import { flattenGrades } from '../answers/answer.store.ts';
import type { AnswerGrade } from '../answers/answer.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { withContents } from '../paper/asked.store.ts';
import { selectPlaces } from '../paper/paper.ts';
import { isResultWithheld } from '../paper/withheld.store.ts';
import { answerSeconds } from './graded-at-end.store.ts';
import type { Memory } from '../paper/paper.ts';

export interface UngradedRow {
  no: number;
  content_id: number;
  content: Question;
  answer: Answer | null;
  isGiven: boolean;
  /** On which it was given, in the person's time zone. */
  day: string;
  /** Since the answer before it. */
  seconds: number | null;
}

/** Touched, and not checked before. What nobody touched earns nothing and needs no grading, unless everybody is given it. */
export async function selectUngraded(tx: Db, memory: Memory, attemptId: number): Promise<UngradedRow[]> {
  const asked = await selectPlaces(tx, memory, attemptId);
  const givenNoes = asked.filter(({ isGiven }) => isGiven).map(({ no }) => no);
  if (givenNoes.length > 0) {
    await sql`
      insert into answer (attempt_id, no) select ${attemptId}, no from unnest(${givenNoes}::int[]) as no
      on conflict do nothing`.execute(tx);
  }
  const rows = await unjudged.execute(tx, { attemptId });
  const answers = new Map(rows.map((row) => [row.no, row]));
  const places = asked.filter(({ no }) => answers.has(no));
  const ungraded = await withContents(tx, memory, places, ({ no, content_id, isGiven = false }, content) => {
    const given = answers.get(no);
    return given ? [{ ...given, content_id, content, isGiven }] : [];
  });
  return ungraded.flat();
}

const unjudged = new FixedStatement<Pick<UngradedRow, 'no' | 'answer' | 'day' | 'seconds'>, { attemptId: number }>(
  ({ attemptId }) => sql`
    select w.no, w.answer, ${dayOf('least(w.saved_at, a.deadline)', 'c')} as day, ${answerSeconds} as seconds
    from answer w join attempt a on a.id = w.attempt_id join account c on c.id = a.account_id
    where w.attempt_id = ${attemptId} and w.status is null`,
);

/** Of the answers that `source` gives. */
const totals = (source: RawBuilder<unknown>) => sql`
  select coalesce(sum(earned), 0) as auto_score, coalesce(sum(self_score), 0) as self_score,
    count(*) filter (where status in ('graded', 'needs-person')) as answered_count,
    count(*) filter (where is_right) as correct_count,
    count(*) filter (where status = 'needs-person' and self_score is null) as unmarked_count
  from ${source}`;

type Ending = Pick<
  AttemptRow,
  | 'handed_in_at'
  | 'is_timed_out'
  | 'is_withheld'
  | 'awaits_marks'
  | 'is_switched_out'
  | 'seconds'
  | 'auto_score'
  | 'self_score'
  | 'answered_count'
  | 'correct_count'
  | 'unmarked_count'
>;

/** Somebody's best test of an exam that others take as well; `source` gives the tests, several of one exam among them. */
const rank = (source: RawBuilder<unknown>) => sql`
  insert into exam_rank as r (exam_id, company_id, account_id, points, seconds)
  select distinct on (exam_id, company_id, account_id) exam_id, company_id, account_id, auto_score, seconds from ${source}
    and exists (select from exam e where e.id = exam_id and ${isOnline} and e.purged_at is null)
  order by exam_id, company_id, account_id, auto_score desc, seconds
  on conflict on constraint exam_rank_key do update set points = excluded.points, seconds = excluded.seconds, is_moved = true
  where (excluded.points, -excluded.seconds) > (r.points, -r.seconds)`;

/** What the answers of an attempt are worth that nobody had graded before. */
export interface EndGrade {
  no: number;
  grade: AnswerGrade;
}

/**
 * Ends an attempt, with the grades of its answers, the practice's last time and, for a test, the person's place in the ranking.
 * A test that ran out ended at its deadline, whenever that was noticed. `ended_on` is the day of the person, `awaited` tells that results wait for it.
 */
export async function endAttempt(
  tx: Db,
  attempt: AttemptRow,
  grades: readonly EndGrade[],
  isSwitchedOut: boolean,
): Promise<Ending & { awaited: boolean; ended_on: string }> {
  const [ending] = await ended.execute(tx, {
    attemptId: attempt.id,
    practiceId: attempt.practice_id,
    grades: flattenGrades(grades),
    isTimed: isTest(attempt.prac_type),
    isSwitchedOut,
  });
  if (!ending) throw new Error(`attempt ${attempt.id} went away while it was held`);
  return ending;
}

interface Given {
  attemptId: number;
  practiceId: number;
  /** JSON. */
  grades: string;
  /** It lasted from its start to its end, whatever was done meanwhile. */
  isTimed: boolean;
  isSwitchedOut: boolean;
}

const ended = new FixedStatement<Ending & { awaited: boolean; ended_on: string }, Given>((given) => {
  const { attemptId, practiceId, grades, isTimed, isSwitchedOut } = given;
  const awaitsMarks = sql<boolean>`(a.homework_id is not null and t.unmarked_count > 0)`;
  // Those that were graded before, and those that are now: a statement does not see what it changes itself.
  const answers = sql`(
    select earned, self_score, status, is_right from answer where attempt_id = ${attemptId} and status is not null
    union all
    select earned, self_score, status, is_right from graded) answers`;
  const seconds = sql`case when ${isTimed}::boolean
    then greatest(0, extract(epoch from least(now(), a.deadline) - a.started_at))::int
    else a.seconds + ${workSeconds} end`;
  return sql`
    with graded as (
      update answer w set status = g.status, earned = g.earned, is_right = g.is_right, given_by = g.given_by
      from jsonb_to_recordset(${grades}::jsonb)
        as g (no integer, status text, earned numeric(8, 1), is_right boolean, given_by text)
      where w.attempt_id = ${attemptId} and w.no = g.no and w.status is null
      returning w.earned, w.self_score, w.status, w.is_right),
    ended as (
      update attempt a set handed_in_at = least(now(), a.deadline), is_timed_out = coalesce(now() >= a.deadline, false),
        is_withheld = ${isResultWithheld()} or ${awaitsMarks}, awaits_marks = ${awaitsMarks},
        is_switched_out = ${isSwitchedOut}::boolean, seconds = ${seconds}, auto_score = t.auto_score, self_score = t.self_score,
        answered_count = t.answered_count, correct_count = t.correct_count, unmarked_count = t.unmarked_count,
        booked_seconds = ${seconds}, counted_zone = c.time_zone
      from (${totals(answers)}) t, account c
      where a.id = ${attemptId} and c.id = a.account_id returning a.*, ${dayOf('least(now(), a.deadline)', 'c')} as ended_on),
    practised as (update practice set last_at = now() where id = ${practiceId}),
    ranked as (${rank(sql`ended where prac_type = ${sql.lit(practiceTypes.test)} and not is_withheld`)})
    select handed_in_at, is_timed_out, is_withheld, awaits_marks, is_switched_out, seconds, auto_score, self_score, answered_count, correct_count,
      unmarked_count, ended_on, exists (select from attempt o where o.account_id = ended.account_id and o.is_withheld) as awaited
    from ended`;
});

/** After answers of attempts that are handed in were judged. */
export async function updateTotals(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    update attempt a set auto_score = t.auto_score, self_score = t.self_score, correct_count = t.correct_count,
      unmarked_count = t.unmarked_count
    from unnest(${attemptIds}::bigint[]) as n (id)
    cross join lateral (${totals(sql`answer where attempt_id = n.id`)}) t where a.id = n.id`.execute(tx);
}

/** Results that were withheld count from now on. */
export async function writeReleased(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    with released as (
      update attempt a set is_withheld = false, counted_zone = c.time_zone from account c
      where a.id = any(${attemptIds}::bigint[]) and c.id = a.account_id returning a.*)
    ${rank(sql`released where prac_type = ${sql.lit(practiceTypes.test)}`)}`.execute(tx);
}

/** A result that waited is reduced to its figures like the others where the exam is gone. Answers which were. */
export async function dropPurgedPapers(tx: Db, attemptIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ attempt_id: number }>`
    delete from attempt_paper p using attempt a join exam e on e.id = a.exam_id
    where p.attempt_id = any(${attemptIds}::bigint[]) and a.id = p.attempt_id and e.purged_at is not null
    returning p.attempt_id`.execute(tx);
  return new Set(rows.map(({ attempt_id }) => attempt_id));
}
