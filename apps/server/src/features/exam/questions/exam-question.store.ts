import type { Question, QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { scorePlaced } from './placed-score.ts';

export interface QuestionRow {
  no: number;
  section_no: number | null;
  main_id: number | null;
  main: string | null;
  content_id: number;
  content: Question;
  score: number;
}

export const questionColumns = sql`
  q.no, q.section_no, q.material_id as main_id, m.content as main, q.content_id, c.content, q.score`;

export const questionJoins = sql`
  join question_content c on c.id = q.content_id left join exam_material m on m.id = q.material_id`;

async function selectWhere(db: Db, examId: number, where: RawBuilder<boolean>, limit: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from exam_question q ${questionJoins}
    where q.exam_id = ${examId} and ${where} order by q.no limit ${limit}`.execute(db);
  return scorePlaced(rows);
}

/** Numbers run from 1 without gaps, so an offset is a number and no page is deep. */
export async function selectQuestions(db: Db, examId: number, start: number, limit: number): Promise<QuestionRow[]> {
  return selectWhere(db, examId, sql<boolean>`q.no > ${start}`, limit);
}

/** The ones of a type have gaps between their numbers: they are counted off within the exam. */
export async function selectQuestionsOfType(
  db: Db,
  examId: number,
  type: number,
  { start, limit }: { start: number; limit: number },
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns}
    from (
      select * from exam_question where exam_id = ${examId} and type = ${type} order by no
      offset ${start} limit ${limit}) q
    ${questionJoins} order by q.no`.execute(db);
  return scorePlaced(rows);
}

export async function countQuestionsOfType(db: Db, examId: number, type: number): Promise<number> {
  const { count } = await db
    .selectFrom('exam_question')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('exam_id', '=', examId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return count;
}

export async function selectQuestionsByNo(db: Db, examId: number, noes: readonly number[]): Promise<QuestionRow[]> {
  return selectWhere(db, examId, sql<boolean>`q.no = any(${noes})`, noes.length);
}

export interface ScoreRow {
  no: number;
  type: QuestionType;
  score: number;
  section_no: number | null;
  difficulty: number | null;
}

export async function selectScores(db: Db, examId: number, noes: readonly number[]): Promise<ScoreRow[]> {
  const { rows } = await sql<ScoreRow>`
    select no, type, score, section_no, difficulty from exam_question
    where exam_id = ${examId} and no = any(${noes}::int[]) order by no`.execute(db);
  return rows;
}

export async function findQuestion(db: Db, examId: number, no: number): Promise<QuestionRow | null> {
  return (await selectQuestionsByNo(db, examId, [no]))[0] ?? null;
}

export interface ReplacedQuestion {
  no: number;
  question: Question;
  contentHash: Buffer;
  stemHash: Buffer;
  search: string;
}

/** New content under an old number; the old content stays for those who were asked it. */
export async function replaceQuestion(tx: Db, examId: number, replaced: ReplacedQuestion): Promise<void> {
  const { no, question, contentHash, stemHash, search } = replaced;
  const { id } = await tx
    .insertInto('question_content')
    .values({
      type: question.type,
      content: JSON.stringify(question),
      content_hash: contentHash,
      stem_hash: stemHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { type, score, difficulty } = question;
  await sql`
    update exam_question set content_id = q.id, type = ${type}, score = ${score}, difficulty = ${difficulty},
      search = ${search}::tsvector || place_marks(q.id, e)
    from exam e, (select ${id}::bigint as id) q
    where e.id = ${examId} and exam_id = ${examId} and no = ${no}`.execute(tx);
}

export async function hasContent(db: Db, contentId: number, contentHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('question_content')
    .select('id')
    .where('id', '=', contentId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row !== undefined;
}
