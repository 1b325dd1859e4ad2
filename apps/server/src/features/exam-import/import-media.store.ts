import type { Db } from '../../db/database.ts';

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
