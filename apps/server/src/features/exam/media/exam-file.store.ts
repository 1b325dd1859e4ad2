import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface NewExamFile {
  name: string;
  key: string;
  contentHash: Buffer;
}

/** Fails where a name is taken: questions that were asked go on meaning the bytes it had. */
export async function insertExamFiles(tx: Db, examId: number, files: readonly NewExamFile[]): Promise<void> {
  await sql`
    insert into exam_file (exam_id, name, file_key, content_hash)
    select ${examId}, name, key, decode(hash, 'hex')
    from unnest(
      ${files.map((file) => file.name)}::text[],
      ${files.map((file) => file.key)}::text[],
      ${files.map((file) => file.contentHash.toString('hex'))}::text[]) as f (name, key, hash)`.execute(tx);
  await sql`
    update exam set files_count = (select count(*) from exam_file where exam_id = ${examId}) where id = ${examId}`.execute(
    tx,
  );
}

/**
 * What contents and materials show becomes theirs, so that they show it in every exam that asks them. Of an exam all that it
 * asks is looked at, or one content alone.
 */
export async function mapExamFiles(tx: Db, examId: number, contentId: number | null = null): Promise<void> {
  await sql`
    insert into content_file (content_id, name, file_key, alias)
    select c.id, f.name, f.file_key, f.alias
    from exam_question q
    join question_content c on c.id = q.content_id
    cross join lateral media_names(c.content::text) as n (name)
    join exam_file f on f.exam_id = q.exam_id and f.name = n.name
    where q.exam_id = ${examId} and (${contentId}::bigint is null or c.id = ${contentId}::bigint)
    on conflict do nothing`.execute(tx);
  if (contentId !== null) return;
  await sql`
    insert into material_file (material_id, name, file_key, alias)
    select m.id, f.name, f.file_key, f.alias
    from (select distinct material_id from exam_question where exam_id = ${examId}) q
    join exam_material m on m.id = q.material_id
    cross join lateral media_names(m.content) as n (name)
    join exam_file f on f.exam_id = ${examId} and f.name = n.name
    on conflict do nothing`.execute(tx);
}

export interface ExamFile {
  /** Its author's, by which questions refer to it. */
  name: string;
  /** What it is called to others, without an extension. */
  alias: string;
  file_key: string;
}

export async function selectFiles(db: Db, examId: number, names: readonly string[]): Promise<ExamFile[]> {
  const { rows } = await sql<ExamFile>`
    select name, alias, file_key from exam_file where exam_id = ${examId} and name = any(${names})`.execute(db);
  return rows;
}

export async function findFileByAlias(db: Db, examId: number, alias: string): Promise<ExamFile | null> {
  const { rows } = await sql<ExamFile>`
    select name, alias, file_key from exam_file where exam_id = ${examId} and alias = ${alias}`.execute(db);
  return rows[0] ?? null;
}

export interface NamingContent {
  content_id: number;
  content: Question;
  /** Its key has been shown to the person. */
  is_seen: boolean;
}

/** The questions that an exam asks or has asked and in whose JSON `text` stands anywhere. */
export async function selectContentsWith(
  db: Db,
  examId: number,
  accountId: number,
  text: string,
): Promise<NamingContent[]> {
  const { rows } = await sql<NamingContent>`
    select c.id as content_id, c.content, p.seen_at is not null as is_seen
    from question_content c
    left join question_progress p
      on p.account_id = ${accountId} and p.exam_id = c.exam_id and p.content_id = c.id
    where c.exam_id = ${examId} and strpos(c.content::text, ${text}) > 0`.execute(db);
  return rows;
}

/** Whether `text` stands in what an exam shows around its questions. */
export async function isBesideQuestions(db: Db, examId: number, text: string): Promise<boolean> {
  const { rows } = await sql`
    select from exam_material where exam_id = ${examId} and strpos(content, ${text}) > 0
    union all
    select from exam_section where exam_id = ${examId} and strpos(description, ${text}) > 0 limit 1`.execute(db);
  return rows.length > 0;
}
