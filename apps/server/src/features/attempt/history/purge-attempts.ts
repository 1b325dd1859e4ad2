// Takes attempts away for good: those deleted by their person some time ago, and at exams that are about to go those of the
// author. The figures of what others did there stay.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import type { Services } from '../../../platform/services/services.ts';
import { batchesOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { lockUnfinished } from '../paper/attempt.store.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';
import {
  deleteAnswerFiles,
  deleteAttempts,
  deletePapers,
  selectPurged,
  selectUnreduced,
} from './purge-attempts.store.ts';
import type { Unreduced } from './purge-attempts.store.ts';

const batchSize = 50;

type Purging = Pick<Services, 'db' | 'files' | 'contents' | 'papers'>;

/** May stop anywhere and be run again. Answers how many attempts went. */
export async function purgeAttempts(purging: Purging, run?: Run): Promise<number> {
  const { db, files } = purging;
  async function purge(ids: readonly number[]): Promise<void> {
    await purgeFiles(db, files, ids);
    await deleteAttempts(db, ids);
  }
  const select = (limit: number) => selectPurged(db, limit);
  const purged = await batchesOfMany(db, { kind: 'purge-attempts', select, batchSize, together: purge }, run);
  await reduceToFigures(purging, run);
  purging.papers.clear();
  return purged;
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
    await deletePapers(db, ids);
  }
  const select = (limit: number) => selectUnreduced(db, limit);
  await batchesOfMany(db, { kind: 'reduce-attempts', select, keyOf, batchSize, together: reduce }, run);
}

function keyOf({ id }: Unreduced): string {
  return String(id);
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, attemptIds: readonly number[]): Promise<void> {
  for (const key of await deleteAnswerFiles(db, attemptIds)) await deleteFile(db, store, key);
}
