import type { ReviewRating, StudyPlan } from '@tiku/contract';
import { examKinds } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isOpenTo } from '../exam/access/access.ts';
import { isMarked } from '../question/question.ts';
import type { Pace } from './rating.ts';

type Stored = Omit<Selectable<Tables['review_card']>, 'account_id' | 'company_id' | 'is_suspended' | 'before'>;

export interface Card extends Stored {
  rating: ReviewRating;
  before: Card | null;
}

export interface LoggedAnswer {
  log_id: number;
  exam_id: number;
  content_id: number;
  type: number;
  is_right: boolean;
  day: string;
  seconds: number | null;
  /** Given by hand. */
  rating: ReviewRating | null;
}

interface PlanRow extends StudyPlan {
  pace: Pace;
  weights: number[] | null;
  fitted_count: number;
}

/** Of `account a`: who has said nothing of it is told of their streak. */
export const wantsStreak = sql<boolean>`coalesce((select p.has_streak from study_plan p where p.account_id = a.id), true)`;

/** Held until the transaction ends, so that a person's answers are scheduled one after the other. */
export async function lockPlan(tx: Db, accountId: number): Promise<PlanRow> {
  await sql`insert into study_plan (account_id) values (${accountId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<PlanRow>`
    select review_amount, daily_goal, has_streak, reminder_hour, pace, weights, fitted_count
    from study_plan where account_id = ${accountId} for update`.execute(tx);
  const [plan] = rows;
  if (!plan) throw new Error(`account ${accountId} has no plan`);
  return plan;
}

export async function findPlan(db: Db, accountId: number): Promise<PlanRow | null> {
  const { rows } = await sql<PlanRow>`
    select review_amount, daily_goal, has_streak, reminder_hour, pace, weights, fitted_count
    from study_plan where account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

export async function writePlan(db: Db, accountId: number, plan: StudyPlan): Promise<void> {
  const { review_amount, daily_goal, has_streak, reminder_hour } = plan;
  await sql`
    insert into study_plan (account_id, review_amount, daily_goal, has_streak, reminder_hour)
    values (${accountId}, ${review_amount}, ${daily_goal}, ${has_streak}, ${reminder_hour})
    on conflict (account_id) do update set review_amount = excluded.review_amount, daily_goal = excluded.daily_goal,
      has_streak = excluded.has_streak, reminder_hour = excluded.reminder_hour`.execute(db);
}

/** What answers have told of somebody: how long they take, and how many there were to questions of an earlier day. */
export async function writeHabits(tx: Db, accountId: number, pace: Pace, repeatedCount: number): Promise<void> {
  await sql`
    update study_plan set pace = ${JSON.stringify(pace)}::jsonb, repeated_count = repeated_count + ${repeatedCount}
    where account_id = ${accountId}`.execute(tx);
}

interface LogRow {
  id: number;
  answers: (LoggedAnswer & { company_id: number | null })[];
}

/** In the order they were graded in. */
export async function selectUnscheduled(tx: Db, accountId: number, limit: number): Promise<LogRow[]> {
  const { rows } = await sql<LoggedAnswer & { company_id: number | null }>`
    select l.id as log_id, l.company_id, l.exam_id, u.content_id, u.type, u.is_right, u.day, u.seconds, u.rating
    from (select * from study_log where account_id = ${accountId} and not is_scheduled order by id limit ${limit}) l
    cross join unnest(l.content_ids, l.types, l.rights, l.days, l.seconds, l.ratings) with ordinality
      as u (content_id, type, is_right, day, seconds, rating, place)
    order by l.id, u.place`.execute(tx);
  return Array.from(
    Map.groupBy(rows, ({ log_id }) => log_id),
    ([id, answers]) => ({ id, answers }),
  );
}

export async function writeScheduled(tx: Db, accountId: number, logIds: readonly number[]): Promise<void> {
  await sql`
    update study_log set is_scheduled = true
    where account_id = ${accountId} and id = any(${logIds}::bigint[])`.execute(tx);
}

export async function selectWaitingAccounts(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from study_log where not is_scheduled limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

const cardColumns = sql`
  c.content_id, c.exam_id, c.type, c.stability, c.difficulty, c.answered_on, c.is_right, c.due_on, c.reviewed_on,
  c.answered_count, c.lapses_count, c.log_id, c.rating, c.before`;

/** Of these answers, by content. Those that are being worked out anew have been answered by nobody so far. */
export async function selectCards(
  tx: Db,
  accountId: number,
  companyId: number | null,
  answers: readonly { content_id: number }[],
): Promise<Map<number, Card>> {
  const ids = [...new Set(answers.map(({ content_id }) => content_id))];
  const { rows } = await sql<Card>`
    select ${cardColumns} from review_card c
    where c.account_id = ${accountId} and ${ofCompany(companyId)}
      and c.content_id = any(${ids}::bigint[]) and c.answered_count > 0`.execute(tx);
  return new Map(rows.map((card) => [card.content_id, card]));
}

/** Spelled out for either, as the planner wants it. */
function ofCompany(companyId: number | null): RawBuilder<boolean> {
  return companyId === null ? sql<boolean>`c.company_id is null` : sql<boolean>`c.company_id = ${companyId}`;
}

export async function writeCards(
  tx: Db,
  accountId: number,
  companyId: number | null,
  cards: readonly Card[],
): Promise<void> {
  await sql`
    insert into review_card (account_id, company_id, content_id, exam_id, type, stability, difficulty, answered_on, is_right,
      due_on, reviewed_on, answered_count, lapses_count, log_id, rating, before)
    select ${accountId}, ${companyId}::bigint, content_id, exam_id, type, stability, difficulty, answered_on, is_right,
      due_on, reviewed_on, answered_count, lapses_count, log_id, rating, before
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c (content_id bigint, exam_id bigint, type smallint,
      stability double precision, difficulty double precision, answered_on date, is_right boolean, due_on date,
      reviewed_on date, answered_count integer, lapses_count integer, log_id bigint, rating smallint, before jsonb)
    order by content_id
    on conflict on constraint review_card_key do update set exam_id = excluded.exam_id, stability = excluded.stability,
      difficulty = excluded.difficulty, answered_on = excluded.answered_on, is_right = excluded.is_right,
      due_on = excluded.due_on, reviewed_on = excluded.reviewed_on, answered_count = excluded.answered_count,
      lapses_count = excluded.lapses_count, log_id = excluded.log_id, rating = excluded.rating,
      before = excluded.before`.execute(tx);
}

export interface PlacedCard extends Omit<Card, 'exam_id' | 'before'> {
  /** Where it can be answered. */
  exam_id: number;
  title: string;
  no: number;
}

/**
 * Where a card `c` can be answered: in the exam it was answered in last, or wherever else the same question is open to its
 * person, except in the papers of homework. What they have mastered does not come back.
 */
function place(actor: Actor): RawBuilder<unknown> {
  return sql`
    select q.exam_id, q.no, e.title from exam_question q
    join exam e on e.id = q.exam_id
    left join question_mark m on ${isOwnRow(actor, 'm')} and m.exam_id = q.exam_id and m.no = q.no
    where q.content_id = c.content_id and e.kind <> ${sql.lit(examKinds.paper)} and e.levels_count = 0 and ${isOpenTo(actor)}
      and (${isMarked.mastered}) is not true
    order by (q.exam_id = c.exam_id) desc, q.exam_id desc limit 1`;
}

async function selectPlaced(db: Db, actor: Actor, which: RawBuilder<unknown>, limit: number): Promise<PlacedCard[]> {
  const { rows } = await sql<PlacedCard>`
    select c.content_id, c.type, c.stability, c.difficulty, c.answered_on, c.is_right, c.due_on, c.reviewed_on,
      c.answered_count, c.lapses_count, c.log_id, c.rating, p.exam_id, p.no, p.title
    from review_card c cross join lateral (${place(actor)}) p
    where ${isOwnRow(actor, 'c')} and ${which} limit ${limit}`.execute(db);
  return rows;
}

/** In the order of the index: to the planner, rows that have no company are not all of one. */
export async function selectDue(db: Db, actor: Actor, today: string, limit: number): Promise<PlacedCard[]> {
  return selectPlaced(
    db,
    actor,
    sql`not c.is_suspended and c.due_on <= ${today}::date order by c.company_id, c.due_on, c.content_id`,
    limit,
  );
}

export async function selectReviewed(db: Db, actor: Actor, today: string, limit: number): Promise<PlacedCard[]> {
  return selectPlaced(db, actor, sql`c.reviewed_on = ${today}::date order by c.log_id desc, c.content_id`, limit);
}

export async function selectSuspended(db: Db, actor: Actor, limit: number): Promise<PlacedCard[]> {
  return selectPlaced(db, actor, sql`c.is_suspended order by c.content_id desc`, limit);
}

export interface Counts {
  today: string;
  /** Up to a few hundred, also those that have no place at present. */
  due_count: number;
  done_count: number;
  suspended_count: number;
  /** On the days that come, without those of today and before. */
  coming: { date: string; count: number }[];
}

/** Nobody wants to know it more exactly, and counting further would take longer the longer somebody stays away. */
const dueCounted = 500;

export async function countCards(db: Db, actor: Actor, days: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with now_there as (
      select (now() at time zone coalesce(a.time_zone, 'UTC'))::date as today from account a where a.id = ${actor.accountId})
    select today::text, (select count(*) from (
        select from review_card c where ${isOwnRow(actor, 'c')} and not c.is_suspended and c.due_on <= today limit ${dueCounted}) d)
        as due_count,
      (select count(*) from review_card c where ${isOwnRow(actor, 'c')} and c.reviewed_on = today) as done_count,
      (select count(*) from review_card c where ${isOwnRow(actor, 'c')} and c.is_suspended) as suspended_count,
      (select coalesce(jsonb_agg(jsonb_build_object('date', due_on, 'count', count) order by due_on), '[]') from (
        select c.due_on, count(*) from review_card c
        where ${isOwnRow(actor, 'c')} and not c.is_suspended and c.due_on > today and c.due_on < today + ${days}::int
        group by c.due_on) d) as coming
    from now_there`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error(`account ${actor.accountId} is not there`);
  return counts;
}

/** Of the question that has a number in an exam now. */
export async function findCard(tx: Db, actor: Actor, examId: number, no: number): Promise<Card | null> {
  const { rows } = await sql<Card>`
    select ${cardColumns} from review_card c
    join exam_question q on q.content_id = c.content_id
    where ${isOwnRow(actor, 'c')} and q.exam_id = ${examId} and q.no = ${no}`.execute(tx);
  return rows[0] ?? null;
}

export async function writeSuspended(db: Db, actor: Actor, contentId: number, isSuspended: boolean): Promise<void> {
  await sql`
    update review_card c set is_suspended = ${isSuspended}
    where ${isOwnRow(actor, 'c')} and c.content_id = ${contentId}`.execute(db);
}

/** On record with the answer it belongs to, so that it holds when the schedule is worked out anew. */
export async function writeRating(tx: Db, accountId: number, card: Card, rating: ReviewRating): Promise<void> {
  await sql`
    update study_log set ratings[array_position(content_ids, ${card.content_id}::bigint)] = ${rating}::smallint
    where account_id = ${accountId} and id = ${card.log_id}`.execute(tx);
}
