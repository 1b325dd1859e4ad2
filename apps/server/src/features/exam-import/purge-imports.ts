// Takes away what nobody came back for, a bounded piece at a time.
import { deleteFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services/services.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { deleteConversion, selectExpiredConversions } from './read/conversion.store.ts';
import { deleteImport, selectExpired } from './exam-import.store.ts';

type Purger = Pick<Services, 'db' | 'files'>;

const most = 1_000;

/** May stop anywhere and be run again. */
export async function purgeImports({ db, files }: Purger, run?: Run): Promise<void> {
  async function each(id: number): Promise<void> {
    const keys = await db.transaction().execute((tx) => deleteImport(tx, id));
    for (const key of keys) await deleteFile(db, files, key);
  }
  await eachOfMany(db, { kind: 'purge-imports', select: (limit) => selectExpired(db, limit), most, each }, run);
}

export async function purgeConversions({ db, files }: Purger, run?: Run): Promise<void> {
  async function each(key: string): Promise<void> {
    for (const fileKey of await deleteConversion(db, key)) await deleteFile(db, files, fileKey);
  }
  const select = (limit: number) => selectExpiredConversions(db, limit);
  await eachOfMany(db, { kind: 'purge-conversions', select, most, each }, run);
}
