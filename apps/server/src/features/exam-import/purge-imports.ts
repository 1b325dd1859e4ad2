// Takes away what nobody came back for, a bounded piece at a time.
import { deleteFile } from '../../files/files.ts';
import type { Services } from '../../http/context.ts';
import { deleteConversion, selectExpiredConversions } from './read/conversion.store.ts';
import { deleteImport, selectExpired } from './exam-import.store.ts';

type Purger = Pick<Services, 'db' | 'files'>;

const most = 1_000;

/** May stop anywhere and be run again. */
export async function purgeImports({ db, files }: Purger): Promise<void> {
  for (const id of await selectExpired(db, most)) {
    const keys = await db.transaction().execute((tx) => deleteImport(tx, id));
    for (const key of keys) await deleteFile(db, files, key);
  }
}

export async function purgeConversions({ db, files }: Purger): Promise<void> {
  for (const key of await selectExpiredConversions(db, most)) {
    for (const fileKey of await deleteConversion(db, key)) await deleteFile(db, files, fileKey);
  }
}
