// Takes attempts away for good: those deleted by their person some time ago, and at exams that are about to go those of the
// author. Of what others did there, the figures stay.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import type { Services } from '../../../platform/services/services.ts';
import { batchesOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { lockUnfinished } from '../paper/attempt.store.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';

const batchSize = 50;

/** Of `exam e`: nobody can recover it any more. */
const isGoing = sql<boolean>`
  e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' and e.purged_at is null`;

type Purging = Pick<Services, 'db' | 'files' | 'contents' | 'papers'>;

/** May stop anywhere and be run again. Answers how many attempts went. */
export async function purgeAttempts(purging: Purging, run?: Run): Promise<number> {
  const { db, files } = purging;
  async function purge(ids: readonly number[]): Promise<void> {
    await purgeFiles(db, files, ids);
    await sql`delete from attempt where id = any(${ids}::bigint[])`.execute(db);
  }
  const select = (limit: number) => selectPurged(db, limit);
  const purged = await batchesOfMany(db, { kind: 'purge-attempts', select, batchSize, together: purge }, run);
  await reduceToFigures(purging, run);
  purging.papers.clear();
  return purged;
}

async function selectPurged(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select id from attempt where deleted_at <= now() - ${limits.recoverDays} * interval '1 day' order by id limit ${limit})
      union
      (select a.id from exam e join attempt a on a.exam_id = e.id
        where ${isGoing} and (a.account_id = e.account_id or a.deleted_at is not null) order by a.id limit ${limit})) p
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * While their questions are still there, what runs is graded; then nothing points at the questions any more. A result that is
 * withheld keeps its paper until it is released: without it, nobody could tell that it gives keys away.
 */
async function reduceToFigures(purging: Purging, run?: Run): Promise<void> {
  const { db, files } = purging;
  async function reduce(attempts: readonly Unreduced[]): Promise<void> {
    for (const { id } of attempts.filter(({ is_running }) => is_running)) {
      await db.transaction().execute(async (tx) => {
        const attempt = await lockUnfinished(tx, id);
        if (attempt) await closeAttempt(tx, purging, attempt);
      });
    }
    const ids = attempts.map(({ id }) => id);
    await purgeFiles(db, files, ids);
    await sql`
      delete from attempt_paper p using attempt a
      where p.attempt_id = any(${ids}::bigint[]) and a.id = p.attempt_id and not a.is_withheld`.execute(db);
  }
  const select = (limit: number) => selectUnreduced(db, limit);
  await batchesOfMany(db, { kind: 'reduce-attempts', select, keyOf, batchSize, together: reduce }, run);
}

interface Unreduced {
  id: number;
  is_running: boolean;
}

function keyOf({ id }: Unreduced): string {
  return String(id);
}

async function selectUnreduced(db: Kysely<Tables>, limit: number): Promise<Unreduced[]> {
  const { rows } = await sql<Unreduced>`
    select a.id, a.handed_in_at is null as is_running from exam e join attempt a on a.exam_id = e.id
    where ${isGoing} and case when a.is_withheld
      then exists (select from answer_file f where f.attempt_id = a.id)
      else exists (select from attempt_paper p where p.attempt_id = a.id) end
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, attemptIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file where attempt_id = any(${attemptIds}::bigint[]) returning file_key`.execute(db);
  for (const { file_key } of rows) await deleteFile(db, store, file_key);
}
