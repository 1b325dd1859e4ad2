// Marks of one person: by question number, and by exam.
import type { Highlight } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { OwnStatement } from '../../platform/session/own-statement.ts';
import { presentNumber } from './present-number.store.ts';

export type MarkKind = 'wrong' | 'favorited' | 'noted' | 'mastered';

/** Of `question_mark m`, spelled as in the partial indexes. A learner who has mastered a question is not told it went wrong. */
export const isMarked: Record<MarkKind, RawBuilder<boolean>> = {
  wrong: sql<boolean>`m.wrong_at is not null and m.mastered_at is null`,
  favorited: sql<boolean>`m.favorited_at is not null`,
  noted: sql<boolean>`m.note is not null`,
  mastered: sql<boolean>`m.mastered_at is not null`,
};

/**
 * What somebody has marked or been through, beside a question `q` of an exam. Looked up question by question, whatever the planner
 * expects: of an average exam somebody has next to nothing, and what is planned for that takes seconds at a long one.
 */
export const ownMark = (actor: Actor): RawBuilder<unknown> => sql`
  lateral (select * from question_mark m where ${isOwnRow(actor, 'm')} and m.exam_id = q.exam_id and m.no = q.no limit 1) m`;

export const ownProgress = (actor: Actor): RawBuilder<unknown> => sql`
  lateral (
    select * from question_progress p
    where ${isOwnRow(actor, 'p')} and p.exam_id = q.exam_id and p.content_id = q.content_id limit 1) p`;

export interface MarkRow {
  no: number;
  wrong_at: Date | null;
  wrong_count: number;
  favorited_at: Date | null;
  mastered_at: Date | null;
  note: string | null;
  noted_at: Date | null;
  highlights: Highlight[] | null;
  answered_count: number;
  right_count: number;
}

const markColumns = sql`
  m.wrong_at, coalesce(m.wrong_count, 0) as wrong_count, m.favorited_at, m.mastered_at, m.note, m.noted_at, m.highlights,
  coalesce(p.answered_count, 0) as answered_count, coalesce(p.right_count, 0) as right_count`;

/** Of questions that somebody has marked or been through. */
export async function selectMarks(db: Db, actor: Actor, examId: number, noes: readonly number[]): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select q.no, ${markColumns}
    from exam_question q
    left join ${ownMark(actor)} on true
    left join ${ownProgress(actor)} on true
    where q.exam_id = ${examId} and q.no = any(${noes}) and (m.no is not null or p.content_id is not null)
    order by q.no`.execute(db);
  return rows;
}

/** A question as an attempt asked it. */
export interface AskedContent {
  no: number;
  contentId: number;
}

/** The same of questions that somebody was asked, by the numbers they were asked under; what the exam asks no more is left out. */
export async function selectMarksOfAsked(
  db: Db,
  actor: Actor,
  examId: number,
  asked: readonly AskedContent[],
): Promise<MarkRow[]> {
  const noes = asked.map(({ no }) => no);
  const contentIds = asked.map(({ contentId }) => contentId);
  return marksOfAsked.execute(db, actor, { examId, noes, contentIds });
}

const marksOfAsked = new OwnStatement<
  MarkRow,
  { examId: number; noes: readonly number[]; contentIds: readonly number[] }
>(
  (actor, { examId, noes, contentIds }) => sql`
    select u.no, ${markColumns}
    from unnest(${noes}::int[], ${contentIds}::bigint[]) as u (no, content_id)
    cross join lateral (select ${presentNumber(examId, 'u')} as no offset 0) n
    join lateral (select * from exam_question q where q.exam_id = ${examId} and q.no = n.no limit 1) q on true
    left join ${ownMark(actor)} on true
    left join ${ownProgress(actor)} on true
    where m.no is not null or p.content_id is not null`,
);

export async function selectMarkedNoes(db: Db, actor: Actor, examId: number, kind: MarkKind): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select m.no from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and ${isMarked[kind]} order by m.no`.execute(db);
  return rows.map(({ no }) => no);
}

export type MarkCounts = Record<MarkKind | 'done', number>;

export async function countMarks(db: Db, actor: Actor, examId: number): Promise<MarkCounts> {
  const { rows } = await sql<MarkCounts>`
    select count(*) filter (where ${isMarked.wrong}) as wrong, count(*) filter (where ${isMarked.favorited}) as favorited,
      count(*) filter (where ${isMarked.noted}) as noted, count(*) filter (where ${isMarked.mastered}) as mastered,
      (select count(*) from exam_question q cross join ${ownProgress(actor)}
        where q.exam_id = ${examId} and p.answered_count > 0) as done
    from question_mark m where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId}`.execute(db);
  return rows[0] ?? { wrong: 0, favorited: 0, noted: 0, mastered: 0, done: 0 };
}

type Settable = 'favorited_at' | 'mastered_at';

/** False where the exam has no such question. The time of the first request holds. */
export async function insertMark(db: Db, actor: Actor, examId: number, no: number, column: Settable): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into question_mark as m (account_id, company_id, exam_id, no, ${sql.ref(column)})
    select ${actor.accountId}, ${actor.company?.id ?? null}::bigint, q.exam_id, q.no, now() from exam_question q where q.exam_id = ${examId} and q.no = ${no}
    on conflict on constraint question_mark_key do update set
      ${sql.ref(column)} = coalesce(m.${sql.ref(column)}, excluded.${sql.ref(column)}), updated_at = now()`.execute(db);
  return numAffectedRows > 0n;
}

export interface Note {
  note: string | null;
  noted_at: Date | null;
}

export async function insertNote(db: Db, actor: Actor, examId: number, no: number, note: string): Promise<Note | null> {
  const { rows } = await sql<Note>`
    insert into question_mark (account_id, company_id, exam_id, no, note, noted_at)
    select ${actor.accountId}, ${actor.company?.id ?? null}::bigint, q.exam_id, q.no, ${note}, now() from exam_question q
    where q.exam_id = ${examId} and q.no = ${no}
    on conflict on constraint question_mark_key do update set
      note = excluded.note, noted_at = excluded.noted_at, updated_at = now()
    returning note, noted_at`.execute(db);
  return rows[0] ?? null;
}

export async function findNote(db: Db, actor: Actor, examId: number, no: number): Promise<Note | null> {
  const { rows } = await sql<Note>`
    select m.note, m.noted_at from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and m.no = ${no}`.execute(db);
  return rows[0] ?? null;
}

export async function insertHighlights(
  db: Db,
  actor: Actor,
  examId: number,
  no: number,
  highlights: readonly Highlight[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into question_mark (account_id, company_id, exam_id, no, highlights)
    select ${actor.accountId}, ${actor.company?.id ?? null}::bigint, q.exam_id, q.no, ${JSON.stringify(highlights)}::jsonb from exam_question q
    where q.exam_id = ${examId} and q.no = ${no}
    on conflict on constraint question_mark_key do update set
      highlights = excluded.highlights, updated_at = now()`.execute(db);
  return numAffectedRows > 0n;
}

const cleared: Record<MarkKind, RawBuilder<unknown>> = {
  wrong: sql`wrong_at = null`,
  favorited: sql`favorited_at = null`,
  noted: sql`note = null, noted_at = null`,
  mastered: sql`mastered_at = null`,
};

/** All of a kind where no numbers are given. Answers how many there were. */
export async function clearMarks(
  db: Db,
  actor: Actor,
  examId: number,
  kind: MarkKind,
  noes: readonly number[] | null,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update question_mark m set ${cleared[kind]}, updated_at = now()
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and ${isMarked[kind]}
      and (${noes}::int[] is null or m.no = any(${noes}::int[]))`.execute(db);
  return Number(numAffectedRows);
}
