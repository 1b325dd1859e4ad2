// Takes attempts away for good: those deleted by their person some time ago, and at exams that are about to go those of the
// author. Of what others did there, the figures stay.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { deleteFile } from '../../../files/files.ts';
import type { Services } from '../../../http/context.ts';
import { lockUnfinished } from '../attempt/attempt.store.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';

const batchSize = 50;

/** Of `exam e`: nobody can recover it any more. */
const isGoing = sql<boolean>`
  e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' and e.purged_at is null`;

type Purging = Pick<Services, 'db' | 'files' | 'contents' | 'papers'>;

/** May stop anywhere and be run again. Answers how many attempts went. */
export async function purgeAttempts(purging: Purging, signal?: AbortSignal): Promise<number> {
  const { db, files } = purging;
  let purged = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ id: number }>`
      (select id from attempt where deleted_at <= now() - ${limits.recoverDays} * interval '1 day' limit ${batchSize})
      union
      (select a.id from exam e join attempt a on a.exam_id = e.id
        where ${isGoing} and (a.account_id = e.account_id or a.deleted_at is not null) limit ${batchSize})`.execute(db);
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    await purgeFiles(db, files, ids);
    await sql`delete from attempt where id = any(${ids}::bigint[])`.execute(db);
    purged += ids.length;
  }
  await reduceToFigures(purging, signal);
  purging.papers.clear();
  return purged;
}

/**
 * While their questions are still there, what runs is graded; then nothing points at the questions any more. A result that is
 * withheld keeps its paper until it is released: without it, nobody could tell that it gives keys away.
 */
async function reduceToFigures(purging: Purging, signal?: AbortSignal): Promise<void> {
  const { db, files } = purging;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ id: number; is_running: boolean }>`
      select a.id, a.handed_in_at is null as is_running
      from exam e join attempt a on a.exam_id = e.id join attempt_paper p on p.attempt_id = a.id
      where ${isGoing} and not a.is_withheld limit ${batchSize}`.execute(db);
    if (rows.length === 0) break;
    for (const { id } of rows.filter(({ is_running }) => is_running)) {
      await db.transaction().execute(async (tx) => {
        const attempt = await lockUnfinished(tx, id);
        if (attempt) await closeAttempt(tx, purging, attempt);
      });
    }
    const ids = rows.map(({ id }) => id);
    await purgeFiles(db, files, ids);
    await sql`
      delete from attempt_paper p using attempt a
      where p.attempt_id = any(${ids}::bigint[]) and a.id = p.attempt_id and not a.is_withheld`.execute(db);
  }
  const { rows: withheld } = await sql<{ id: number }>`
    select distinct a.id from exam e join attempt a on a.exam_id = e.id join answer_file f on f.attempt_id = a.id
    where ${isGoing} and a.is_withheld`.execute(db);
  await purgeFiles(
    db,
    files,
    withheld.map(({ id }) => id),
  );
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, attemptIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file where attempt_id = any(${attemptIds}::bigint[]) returning file_key`.execute(db);
  for (const { file_key } of rows) await deleteFile(db, store, file_key);
}
