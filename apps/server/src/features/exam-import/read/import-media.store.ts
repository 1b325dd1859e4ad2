import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface MediaRow {
  name: string;
  file_key: string;
  content_hash: Buffer;
}

export async function selectMedia(db: Db, importId: number): Promise<MediaRow[]> {
  return db
    .selectFrom('exam_import_media')
    .select(['name', 'file_key', 'content_hash'])
    .where('import_id', '=', importId)
    .execute();
}

export async function selectExamMedia(db: Db, examId: number): Promise<MediaRow[]> {
  return db
    .selectFrom('exam_file')
    .select(['name', 'file_key', 'content_hash'])
    .where('exam_id', '=', examId)
    .execute();
}

export async function insertMedia(tx: Db, importId: number, media: MediaRow, isRejected: boolean): Promise<void> {
  await tx
    .insertInto('exam_import_media')
    .values({ import_id: importId, ...media, is_rejected: isRejected })
    .execute();
}

/** Answers the keys of the files that nothing holds any more. */
export async function deleteMedia(db: Db, importId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('exam_import_media')
    .where('import_id', '=', importId)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** What the questions show becomes the exam's; pictures of rejected rows stay behind. */
export async function moveMedia(tx: Db, importId: number, examId: number): Promise<void> {
  await sql`
    with moved as (
      delete from exam_import_media where import_id = ${importId} and not is_rejected
      returning name, file_key, content_hash)
    insert into exam_file (exam_id, name, file_key, content_hash)
    select ${examId}, name, file_key, content_hash from moved`.execute(tx);
  await sql`
    update exam set files_count = (select count(*) from exam_file where exam_id = ${examId}) where id = ${examId}`.execute(
    tx,
  );
}

export async function selectMediaKeys(
  db: Db,
  importId: number,
  names: readonly string[],
): Promise<{ name: string; file_key: string }[]> {
  return db
    .selectFrom('exam_import_media')
    .select(['name', 'file_key'])
    .where('import_id', '=', importId)
    .where('name', 'in', names)
    .execute();
}

/** A question shows them now. */
export async function useMedia(tx: Db, importId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable('exam_import_media')
    .set({ is_rejected: false })
    .where('import_id', '=', importId)
    .where('name', 'in', names)
    .execute();
}
