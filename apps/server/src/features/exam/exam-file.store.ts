import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

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

export async function selectFileKeys(
  db: Db,
  examId: number,
  names: readonly string[],
): Promise<{ name: string; file_key: string }[]> {
  const { rows } = await sql<{ name: string; file_key: string }>`
    select name, file_key from exam_file where exam_id = ${examId} and name = any(${names})`.execute(db);
  return rows;
}
