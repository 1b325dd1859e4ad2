import type { Answer } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../statistics/statistics.ts';
import type { AnswerStatus } from '../paper/asked.store.ts';
import type { GivenBy } from '../paper/asked.store.ts';

export interface AnswerGrade {
  status: AnswerStatus;
  earned: number | null;
  is_right: boolean | null;
  /** Left out where the key decided, or nobody has. */
  given_by?: GivenBy;
}

export interface KeptAnswer {
  no: number;
  seq: number;
  answer: Answer | null;
  /** Given where its key is shown from now on. */
  grade: AnswerGrade | null;
}

export type Outcome = 'kept' | 'older' | 'conflict' | 'final' | 'late' | 'cleared';

export interface LoggedAnswer {
  no: number;
  seq: number;
  answer: unknown;
  outcome: Outcome;
}

/** What is kept and what is remembered of everything that came, in one statement. */
export async function writeAnswers(
  tx: Db,
  attemptId: number,
  kept: readonly KeptAnswer[],
  log: readonly LoggedAnswer[],
): Promise<void> {
  if (kept.length === 0 && log.length === 0) return;
  await sql`
    with logged as (
      insert into answer_log (attempt_id, no, seq, answer, outcome)
      select ${attemptId}, no, seq, answer, outcome
      from jsonb_to_recordset(${JSON.stringify(log)}::jsonb) as l (no integer, seq bigint, answer jsonb, outcome text))
    insert into answer (attempt_id, no, seq, answer, shown_at, status, earned, is_right)
    select ${attemptId}, no, seq, nullif(answer, 'null'), case when grade is not null then now() end,
      grade->>'status', (grade->>'earned')::numeric, (grade->>'is_right')::boolean
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (no integer, seq bigint, answer jsonb, grade jsonb)
    order by no
    on conflict (attempt_id, no) do update set
      seq = excluded.seq, answer = excluded.answer, shown_at = excluded.shown_at, status = excluded.status,
      earned = excluded.earned, is_right = excluded.is_right, saved_at = now()`.execute(tx);
}

/** Shows keys without an answer being given. */
export async function writeShown(
  tx: Db,
  attemptId: number,
  shown: readonly { no: number; grade: AnswerGrade }[],
): Promise<void> {
  await sql`
    insert into answer (attempt_id, no, shown_at, status, earned, is_right)
    select ${attemptId}, no, now(), status, earned, is_right
    from jsonb_to_recordset(${flattenGrades(shown)}::jsonb) as s (no integer, status text, earned numeric, is_right boolean)
    order by no
    on conflict (attempt_id, no) do update set
      shown_at = excluded.shown_at, status = excluded.status, earned = excluded.earned, is_right = excluded.is_right`.execute(
    tx,
  );
}

export function flattenGrades(graded: readonly { no: number; grade: AnswerGrade }[]): string {
  return JSON.stringify(graded.map(({ no, grade }) => ({ no, ...grade })));
}

export async function writeFlags(
  tx: Db,
  attemptId: number,
  flags: readonly { no: number; is_marked: boolean }[],
): Promise<void> {
  await sql`
    insert into answer (attempt_id, no, is_marked)
    select ${attemptId}, no, is_marked
    from jsonb_to_recordset(${JSON.stringify(flags)}::jsonb) as f (no integer, is_marked boolean) order by no
    on conflict (attempt_id, no) do update set is_marked = excluded.is_marked`.execute(tx);
}

export interface SelfScore {
  no: number;
  self_score: number | null;
  is_right: boolean | null;
}

/** Answers with the day, in the person's time zone, on which each had been answered. */
export async function writeSelfScores(
  tx: Db,
  attemptId: number,
  scores: readonly SelfScore[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ no: number; day: string }>`
    update answer w set self_score = s.self_score, is_right = s.is_right,
      given_by = case when s.self_score is not null then 'learner' end
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as s (no integer, self_score numeric, is_right boolean),
      attempt a join account c on c.id = a.account_id
    where w.attempt_id = ${attemptId} and w.no = s.no and a.id = w.attempt_id
    returning w.no, ${dayOf('w.saved_at', 'c')} as day`.execute(tx);
  return new Map(rows.map(({ no, day }) => [no, day]));
}

const clearable = {
  0: sql<boolean>`(w.answer is not null or w.shown_at is not null)`,
  1: sql<boolean>`w.is_right is false`,
  2: sql<boolean>`w.answer is not null and w.shown_at is null`,
} as const;

/** Numbers stay, so that an answer from before cannot come back; the log keeps what is taken away. */
export async function clearAnswers(tx: Db, attemptId: number, mode: 0 | 1 | 2): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    with old as (
      select w.no, w.seq, w.answer from answer w where w.attempt_id = ${attemptId} and ${clearable[mode]}),
    logged as (
      insert into answer_log (attempt_id, no, seq, answer, outcome)
      select ${attemptId}, no, seq, answer, 'cleared' from old order by no)
    update answer w set answer = null, shown_at = null, status = null, earned = null, is_right = null, self_score = null,
      given_by = null, saved_at = now()
    from old where w.attempt_id = ${attemptId} and w.no = old.no returning w.no`.execute(tx);
  return rows.map(({ no }) => no).toSorted((a, b) => a - b);
}
