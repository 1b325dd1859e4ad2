// Takes deleted exams away for good when nobody can recover them any more, a bounded piece at a time.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { deleteFile } from '../../files/files.ts';

const batchSize = 2_000;

/** What goes before the exam itself, in the order that references allow. */
const parts = [
  'practice',
  'question_progress',
  'question_stat',
  'exam_rank',
  'question_mark',
  'question_mark_aside',
  'exam_question',
  'question_content',
  'exam_material',
  'exam_section',
  'exam_review',
  'exam_favorite',
  'exam_guest',
] as const;

/** May stop anywhere and be run again. Answers how many exams went. */
export async function purgeExams(db: Kysely<Tables>, store: FileStore, signal?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from exam where deleted_at <= now() - ${limits.recoverDays} * interval '1 day'
    order by deleted_at limit 1000`.execute(db);
  for (const { id } of rows) {
    signal?.throwIfAborted();
    for (const part of parts) await emptyPart(db, part, id);
    await purgeFiles(db, store, id);
    await db.deleteFrom('exam').where('id', '=', id).execute();
  }
  return rows.length;
}

async function emptyPart(db: Kysely<Tables>, part: (typeof parts)[number], examId: number): Promise<void> {
  for (let removed = batchSize; removed === batchSize;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(part)} where ctid = any(array(
        select ctid from ${sql.table(part)} where exam_id = ${examId} limit ${batchSize}))`.execute(db);
    removed = Number(numAffectedRows);
  }
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, examId: number): Promise<void> {
  const files = await db.selectFrom('exam_file').select(['name', 'file_key']).where('exam_id', '=', examId).execute();
  for (const { name, file_key } of files) {
    await db.deleteFrom('exam_file').where('exam_id', '=', examId).where('name', '=', name).execute();
    await deleteFile(db, store, file_key);
  }
}
