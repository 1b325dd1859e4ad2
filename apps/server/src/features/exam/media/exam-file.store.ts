import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

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
 * What contents and materials show becomes theirs, so that they show it in every exam that asks them. Looks at all
 * that an exam asks, or at one question alone.
 */
export async function mapExamFiles(tx: Db, examId: number, no: number | null = null): Promise<void> {
  const isLookedAt = no === null ? sql<boolean>`true` : sql<boolean>`q.no = ${no}`;
  await sql`
    insert into content_file (content_id, name, file_key, alias)
    select c.id, f.name, f.file_key, f.alias
    from exam_question q
    join question_content c on c.id = q.content_id
    cross join lateral media_names(c.content::text) as n (name)
    join exam_file f on f.exam_id = q.exam_id and f.name = n.name
    where q.exam_id = ${examId} and ${isLookedAt}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into material_file (material_id, name, file_key, alias)
    select m.id, f.name, f.file_key, f.alias
    from (select distinct q.material_id from exam_question q where q.exam_id = ${examId} and ${isLookedAt}) q
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

/** What an author has put into an exam. */
export async function selectFiles(db: Db, examId: number, names: readonly string[]): Promise<ExamFile[]> {
  const { rows } = await sql<ExamFile>`
    select name, alias, file_key from exam_file where exam_id = ${examId} and name = any(${names})`.execute(db);
  return rows;
}

/** For its author, who may call it by either name. Others who guess a name of the author's would learn something. */
export async function findOwnFile(db: Db, examId: number, name: string, alias: string): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from exam_file
    where exam_id = ${examId} and (name = ${name} or alias = ${alias}) limit 1`.execute(db);
  return rows[0]?.file_key ?? null;
}

export interface ShownFile extends ExamFile {
  /** The content or the material that shows it; null for what stands beside the questions. */
  content_id: number | null;
  material_id: number | null;
}

interface Shown {
  contentIds: readonly number[];
  materialIds: readonly number[];
  names: readonly string[];
}

/** The files that contents and materials show, and those of the exam around them. */
export async function selectShownFiles(
  db: Db,
  examId: number,
  { contentIds, materialIds, names }: Shown,
): Promise<ShownFile[]> {
  const { rows } = await sql<ShownFile>`
    select content_id, null::bigint as material_id, name, alias, file_key from content_file
    where content_id = any(${contentIds}::bigint[])
    union all
    select null, material_id, name, alias, file_key from material_file where material_id = any(${materialIds}::bigint[])
    union all
    select null, null, name, alias, file_key from exam_file
    where exam_id = ${examId} and name = any(${names})`.execute(db);
  return rows;
}

export interface ShowingContent extends Pick<ExamFile, 'name' | 'file_key'> {
  content_id: number;
  content: Question;
}

/** The questions that an exam asks or has asked and that name the file with this alias. */
export async function selectContentsShowing(db: Db, examId: number, alias: string): Promise<ShowingContent[]> {
  const { rows } = await sql<ShowingContent>`
    select f.name, f.file_key, c.id as content_id, c.content
    from content_file f
    join asked_content a on a.content_id = f.content_id and a.exam_id = ${examId}
    join question_content c on c.id = f.content_id
    where f.alias = ${alias}`.execute(db);
  return rows;
}

/** Of what an exam shows around its questions: in materials, and with its sections. */
export async function findFileBeside(db: Db, examId: number, alias: string): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    select f.file_key
    from material_file f join asked_material a on a.material_id = f.material_id
    where f.alias = ${alias} and a.exam_id = ${examId}
    union all
    select f.file_key
    from exam_file f join exam_section s on s.exam_id = f.exam_id
    where f.exam_id = ${examId} and f.alias = ${alias} and f.name in (select media_names(s.description))
    limit 1`.execute(db);
  return rows[0]?.file_key ?? null;
}
