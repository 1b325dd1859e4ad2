// Tests that are to be counted, and what was answered in papers.
import { practiceTypes } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { answerSeconds } from '../attempt/attempt.ts';
import { isOnline } from '../exam/access/access.ts';
import { isInFigures } from '../homework/access/access.ts';

const isTest = sql`prac_type = ${sql.lit(practiceTypes.test)}`;

/** Handed in, and not yet looked at. What is withheld comes when it is released. */
export async function selectUnmeasured(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from attempt where ${isTest} and handed_in_at is not null and not is_measured and not is_withheld
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TestRow {
  id: number;
  account_id: number;
  exam_id: number;
  /** Somebody else's test of a published exam, taken where its author is. */
  is_meant: boolean;
  /** It asked all that there was. */
  is_whole: boolean;
  /** Null once it was purged. */
  noes: number[] | null;
  content_ids: number[] | null;
  scores: number[] | null;
}

/** Held until they are marked; those that somebody else holds are left for the next time. */
export async function lockUnmeasured(tx: Db, ids: readonly number[]): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select a.id, a.account_id, a.exam_id,
      ${isOnline} and e.purged_at is null and e.account_id <> a.account_id and e.company_id is not distinct from a.company_id
        as is_meant,
      coalesce(p.selection - 'order' = '{}', false) or a.questions_count >= e.questions_count as is_whole,
      p.noes, p.content_ids, p.scores
    from attempt a
    join exam e on e.id = a.exam_id
    left join attempt_paper p on p.attempt_id = a.id
    where a.id = any(${ids}::bigint[]) and not a.is_measured and not a.is_withheld and a.handed_in_at is not null
    order by a.id for no key update of a skip locked`.execute(tx);
  return rows;
}

export async function markMeasured(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update attempt set is_measured = true where id = any(${ids}::bigint[])`.execute(tx);
}

/** Those that are the first of their person at the exam; the database sees to it that nobody counts twice. */
export async function insertPeople(tx: Db, tests: readonly TestRow[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ attempt_id: Present<number> }>`
    insert into measured_person (exam_id, account_id, attempt_id)
    select t.exam_id, t.account_id, min(t.id)
    from unnest(${tests.map(({ id }) => id)}::bigint[], ${tests.map(({ exam_id }) => exam_id)}::bigint[],
      ${tests.map(({ account_id }) => account_id)}::bigint[]) as t (id, exam_id, account_id)
    group by t.exam_id, t.account_id order by t.exam_id, t.account_id
    on conflict do nothing returning attempt_id::bigint as attempt_id`.execute(tx);
  return new Set(rows.map(({ attempt_id }) => attempt_id));
}

export async function addToRest(tx: Db, examId: number, repeats: number, parts: number): Promise<void> {
  await sql`
    insert into measured_rest as r (exam_id, repeats_count, parts_count) values (${examId}, ${repeats}, ${parts})
    on conflict (exam_id) do update set repeats_count = r.repeats_count + excluded.repeats_count,
      parts_count = r.parts_count + excluded.parts_count`.execute(tx);
}

export interface ResponseRow {
  attempt_id: number;
  no: number;
  /** What was earned, by the key or by people. */
  points: number;
  answer: Answer | null;
  is_blank: boolean;
  seconds: number | null;
}

/** In points; nothing of questions that nobody touched, nor of what people have still to mark. */
export async function selectResponses(db: Db, attemptIds: readonly number[]): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select a.id as attempt_id, w.no, coalesce(w.earned, w.self_score, 0) as points,
      case when w.status = 'graded' and jsonb_typeof(w.answer) <> 'object' then w.answer end as answer,
      w.status = 'unanswered' or w.answer is null as is_blank, ${answerSeconds} as seconds
    from attempt a join answer w on w.attempt_id = a.id
    where a.id = any(${attemptIds}::bigint[]) and w.status is not null`.execute(db);
  return rows;
}

export interface PaperRow {
  id: number;
  noes: number[];
  content_ids: number[];
  scores: number[] | null;
}

export async function selectPapers(db: Db, attemptIds: readonly number[]): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select attempt_id as id, noes, content_ids, scores from attempt_paper
    where attempt_id = any(${attemptIds}::bigint[]) order by attempt_id`.execute(db);
  return rows;
}

export interface FirstPaper {
  id: number;
  awaits_marks: boolean;
}

/** Of each member that is in the figures of a homework. */
export async function selectFirstPapers(db: Db, homeworkId: number): Promise<FirstPaper[]> {
  const { rows } = await sql<FirstPaper>`
    select distinct on (a.account_id) a.id, a.awaits_marks from attempt a
    where a.homework_id = ${homeworkId} and a.deleted_at is null and a.handed_in_at is not null and ${isInFigures}
    order by a.account_id, a.round`.execute(db);
  return rows;
}
