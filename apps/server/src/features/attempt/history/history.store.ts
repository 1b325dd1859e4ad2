import type { PracticeType } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnAttempt, isOwnPast } from './own-attempts.ts';

export interface HistoryRow {
  id: number;
  practice_id: number;
  prac_type: PracticeType;
  exam_id: number;
  public_id: string;
  title: string;
  is_removed: boolean;
  started_at: Date;
  deadline: Date | null;
  handed_in_at: Date | null;
  is_timed_out: boolean;
  is_withheld: boolean;
  questions_count: number;
  answered_count: number;
  full_score: number;
  auto_score: number;
  self_score: number;
  correct_count: number;
  unmarked_count: number;
  seconds: number;
}

/** Of `attempt a` and `exam e`. What still runs is counted, which reads its own answers and no others. */
const columns = sql`
  a.id, a.practice_id, a.prac_type, a.exam_id, e.public_id, e.title, e.purged_at is not null as is_removed, a.started_at, a.deadline, a.handed_in_at,
  a.is_timed_out, a.is_withheld, a.questions_count, a.full_score, a.auto_score, a.self_score, a.correct_count,
  a.unmarked_count, a.seconds,
  case when a.handed_in_at is null
    then (select count(*) from answer w where w.attempt_id = a.id and w.answer is not null)
    else a.answered_count end as answered_count`;

export interface HistoryQuery {
  examId: number | undefined;
  pracType: PracticeType | undefined;
  start: number;
  limit: number;
  withTotal: boolean;
}

function matches({ examId, pracType }: HistoryQuery): RawBuilder<boolean> {
  const inExam = examId === undefined ? sql<boolean>`true` : sql<boolean>`a.exam_id = ${examId}`;
  const ofType = pracType === undefined ? sql<boolean>`true` : sql<boolean>`a.prac_type = ${pracType}`;
  return sql<boolean>`${inExam} and ${ofType}`;
}

/** The page is cut out of the index first and dressed afterwards. */
export async function selectHistory(
  db: Db,
  actor: Actor,
  query: HistoryQuery,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const where = sql<boolean>`${isOwnPast(actor)} and ${matches(query)}`;
  const { rows } = await sql<HistoryRow>`
    select ${columns}
    from (select * from attempt a where ${where} order by a.id desc offset ${query.start} limit ${query.limit}) a
    join exam e on e.id = a.exam_id order by a.id desc`.execute(db);
  return { rows, total: query.withTotal ? await countHistory(db, actor, query) : 0 };
}

/** Practices know how many attempts they hold, so that nobody's past has to be counted. */
async function countHistory(db: Db, actor: Actor, { examId, pracType }: HistoryQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(attempts_count), 0) as count from practice
    where ${isOwnRow(actor, 'practice')} and (${examId ?? null}::bigint is null or exam_id = ${examId ?? null}::bigint)
      and (${pracType ?? null}::int is null or prac_type = ${pracType ?? null}::int)`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface PracticeRow extends HistoryRow {
  attempts_count: number;
  last_at: Date;
}

/** One row for each way of practising, with its last attempt: no history is walked. */
export async function selectPractices(
  db: Db,
  actor: Actor,
  examId: number | undefined,
  limit: number,
): Promise<PracticeRow[]> {
  const inExam = examId === undefined ? sql<boolean>`true` : sql<boolean>`exam_id = ${examId}`;
  const { rows } = await sql<PracticeRow>`
    select ${columns}, p.attempts_count, p.last_at
    from (
      select * from practice
      where ${isOwnRow(actor, 'practice')} and last_attempt_id is not null and ${inExam}
      order by last_at desc limit ${limit}) p
    join attempt a on a.id = p.last_attempt_id
    join exam e on e.id = a.exam_id
    order by p.last_at desc, a.id desc`.execute(db);
  return rows;
}

export interface DeletableRow {
  id: number;
  prac_type: PracticeType;
  is_running: boolean;
  is_homework: boolean;
}

/** All of an exam where no ids are given; held until the transaction ends. */
export async function lockDeletable(
  tx: Db,
  actor: Actor,
  examId: number,
  ids: readonly number[] | null,
): Promise<DeletableRow[]> {
  const { rows } = await sql<DeletableRow>`
    select a.id, a.prac_type, a.handed_in_at is null as is_running, a.homework_id is not null as is_homework from attempt a
    where ${isOwnAttempt(actor)} and a.exam_id = ${examId} and (${ids}::bigint[] is null or a.id = any(${ids}::bigint[]))
    order by a.id for no key update`.execute(tx);
  return rows;
}
