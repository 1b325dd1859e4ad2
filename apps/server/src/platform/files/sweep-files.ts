import type { Db } from '../db/database.ts';
import { eachOfMany } from '../jobs/each-of-many.ts';
import type { Run } from '../jobs/each-of-many.ts';
import type { FileStore } from './file-store.ts';
import { isBackingUp, selectKnown } from './file.store.ts';
import { deleteFile } from './files.ts';
import { selectMappings, selectUnmapped } from './unmapped-file.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 500;
/** Below this many, chance alone may leave more orphans than files. */
const SUSPICIOUS = 100;

/**
 * Removes files older than a day that nothing maps to: what a process left behind that ended in the middle of an upload, or
 * of deleting what had mapped to them. To map to a file is to have a foreign key to it, and PostgreSQL knows them all.
 */
export async function sweepUnmappedFiles(db: Db, store: FileStore, run?: Run): Promise<void> {
  const mappings = await selectMappings(db);
  const select = (limit: number) => selectUnmapped(db, mappings, limit);
  const each = (key: string) => deleteFile(db, store, key);
  await eachOfMany(db, { kind: 'remove-files', select, batchSize: 10_000, each }, run);
}

/** Removes bytes that have had no row for a day, which is longer than any save takes. Answers how many files went. */
export async function sweepOrphanFiles(db: Db, store: FileStore, now: Date = new Date(), run?: Run): Promise<number> {
  const orphans: string[] = [];
  let known = 0;
  let batch: string[] = [];
  async function sort(): Promise<void> {
    if (batch.length === 0) return;
    const withRow = await selectKnown(db, batch);
    known += withRow.size;
    orphans.push(...batch.filter((key) => !withRow.has(key)));
    batch = [];
  }
  for await (const { key, modifiedAt } of store.list()) {
    if (now.getTime() - modifiedAt.getTime() < DAY_MS) continue;
    batch.push(key);
    if (batch.length === BATCH) await sort();
  }
  await sort();
  // A new or restored database pointed at an old store would otherwise empty it overnight.
  if (orphans.length > SUSPICIOUS && orphans.length > known) {
    throw new Error(
      `${orphans.length} of ${orphans.length + known} stored files are not in this database, so none was removed. Does the store belong to another installation?`,
    );
  }
  async function each(key: string): Promise<boolean> {
    // It still copies what had a row when it began.
    if (await isBackingUp(db)) return false;
    await store.delete(key);
    return true;
  }
  return eachOfMany(db, { kind: 'remove-bytes', select: async () => orphans, batchSize: Infinity, each }, run);
}
