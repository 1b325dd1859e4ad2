// Takes attempts away for good: those deleted by their person some time ago, and those at exams that are about to go.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { deleteFile } from '../../../files/files.ts';

const batchSize = 50;

/** May stop anywhere and be run again. Answers how many attempts went. */
export async function purgeAttempts(db: Kysely<Tables>, store: FileStore, signal?: AbortSignal): Promise<number> {
  let purged = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ id: number }>`
      (select id from attempt where deleted_at <= now() - ${limits.recoverDays} * interval '1 day' limit ${batchSize})
      union
      (select a.id from exam e join attempt a on a.exam_id = e.id
        where e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' limit ${batchSize})`.execute(db);
    if (rows.length === 0) return purged;
    const ids = rows.map(({ id }) => id);
    await purgeFiles(db, store, ids);
    await sql`delete from attempt where id = any(${ids}::bigint[])`.execute(db);
    purged += ids.length;
  }
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, attemptIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file where attempt_id = any(${attemptIds}::bigint[]) returning file_key`.execute(db);
  for (const { file_key } of rows) await deleteFile(db, store, file_key);
}
