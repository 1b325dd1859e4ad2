// What an attempt asks, from its own paper: whatever became of the exam meanwhile.
import type { Answer, Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { scorePlaced } from '../../exam/questions/questions.ts';

export type AnswerStatus = 'graded' | 'unanswered' | 'needs-person';

/** The newest answer to a question, in the author's letters. */
export interface StoredAnswer {
  seq: number;
  answer: Answer | null;
  is_marked: boolean;
  shown_at: Date | null;
  status: AnswerStatus | null;
  earned: number | null;
  is_right: boolean | null;
  self_score: number | null;
}

export interface AskedRow extends StoredAnswer {
  no: number;
  content_id: number;
  content: Question;
  score: number | null;
}

const answerColumns = sql`
  coalesce(w.seq, 0) as seq, w.answer, coalesce(w.is_marked, false) as is_marked, w.shown_at, w.status, w.earned,
  w.is_right, w.self_score`;

/** In the order asked. Numbers that the attempt does not ask are left out. */
export async function selectAsked(db: Db, attemptId: number, noes: readonly number[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select u.no, u.content_id, c.content, u.score, ${answerColumns}
    from attempt_paper p
    cross join unnest(p.noes, p.content_ids, p.scores) with ordinality as u (no, content_id, score, place)
    join question_content c on c.id = u.content_id
    left join answer w on w.attempt_id = p.attempt_id and w.no = u.no
    where p.attempt_id = ${attemptId} and u.no = any(${noes}::int[])
    order by u.place`.execute(db);
  return scorePlaced(rows);
}

export interface AskedQuestion {
  no: number;
  content_id: number;
  section_no: number | null;
  main_id: number | null;
  main: string | null;
  content: Question;
  score: number | null;
}

const questions = sql`
  select u.no, u.content_id, u.section_no, u.material_id as main_id, m.content as main, c.content, u.score
  from attempt_paper p
  cross join unnest(p.noes, p.content_ids, p.section_nos, p.material_ids, p.scores)
    with ordinality as u (no, content_id, section_no, material_id, score, place)
  join question_content c on c.id = u.content_id
  left join exam_material m on m.id = u.material_id`;

export async function selectAskedPage(
  db: Db,
  attemptId: number,
  start: number,
  limit: number,
): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    ${questions} where p.attempt_id = ${attemptId} and u.place > ${start} and u.place <= ${start + limit}
    order by u.place`.execute(db);
  return scorePlaced(rows);
}

export async function selectAskedByNo(db: Db, attemptId: number, noes: readonly number[]): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    ${questions} where p.attempt_id = ${attemptId} and u.no = any(${noes}::int[]) order by u.place`.execute(db);
  return scorePlaced(rows);
}

export async function selectNoes(db: Db, attemptId: number): Promise<number[]> {
  const { rows } = await sql<{ noes: number[] }>`
    select noes from attempt_paper where attempt_id = ${attemptId}`.execute(db);
  return rows[0]?.noes ?? [];
}

export interface TouchedRow extends Omit<StoredAnswer, 'answer'> {
  no: number;
  has_answer: boolean;
  saved_at: Date;
}

/** Every question that has an answer, a flag or a key shown. */
export async function selectTouched(db: Db, attemptId: number): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    select w.no, w.answer is not null as has_answer, w.saved_at, w.seq, w.is_marked, w.shown_at, w.status, w.earned,
      w.is_right, w.self_score
    from answer w where w.attempt_id = ${attemptId} order by w.no`.execute(db);
  return rows;
}

export async function findLastNo(db: Db, attemptId: number): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select no from answer where attempt_id = ${attemptId} and seq > 0 order by saved_at desc, no desc limit 1`.execute(
    db,
  );
  return rows[0]?.no ?? null;
}
