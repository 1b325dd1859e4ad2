// A file is a row with an owner and a purpose, and bytes in the store. The row comes first and takes the room. The file
// lives as long as something maps to it; one that nothing maps to is removed by the sweep.
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { newFileKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { takeRoom } from './storage.ts';
import { deleteUnmapped, insertFile, isBackingUp } from './file.store.ts';
import type { NewFile, StoredFile } from './file.store.ts';

export { backupLock } from './file.store.ts';
export type { NewFile, StoredFile } from './file.store.ts';

export interface FileServices {
  db: Db;
  files: FileStore;
  config: Pick<Config, 'storage'>;
}

/** `map` writes down what the file is for. If it fails, or the bytes cannot be stored, nothing of the file is left. */
export async function saveFile<T>(
  services: FileServices,
  file: NewFile,
  map: (tx: Db, saved: StoredFile) => Promise<T>,
): Promise<T> {
  const saved = await storeFile(services, file);
  try {
    return await inTransaction(services.db, (tx) => map(tx, saved));
  } catch (error) {
    await discardFile(services, saved.key);
    throw error;
  }
}

/** For those who map to it later; who fails to calls `discardFile`. */
export async function storeFile(services: FileServices, file: NewFile): Promise<StoredFile> {
  if (file.name.includes('\0')) throw new AppError('invalid_request');
  const row = await inTransaction(services.db, async (tx) => {
    await takeRoom(tx, services.config.storage, file, file.body.length);
    return insertFile(tx, file, newFileKey());
  });
  try {
    await services.files.put(row.key, file.body, { contentType: row.content_type, size: row.size });
  } catch (cause) {
    await discardFile(services, row.key);
    throw new AppError('busy', { retryAfter: 30, cause });
  }
  return row;
}

/** Whatever becomes of it, the failure that led here is what people are told: the sweep removes what could not go now. */
export async function discardFile({ db, files }: Pick<FileServices, 'db' | 'files'>, key: string): Promise<void> {
  // A transaction that failed takes the row along.
  if (!db.isTransaction) await deleteFile(db, files, key).catch(() => undefined);
}

/** All of it; null when there is no such file. */
export async function readStored(store: FileStore, key: string): Promise<Buffer | null> {
  const stream = await store.get(key);
  return stream && Buffer.concat(await stream.toArray());
}

/** Unless something still maps to it. */
export async function deleteFile(db: Db, store: FileStore, key: string): Promise<void> {
  // One that is undone would leave a row without bytes.
  if (db.isTransaction) throw new Error('files are deleted outside transactions');
  if (!(await deleteUnmapped(db, key))) return;
  // The sweep removes them when the backup is over.
  if (await isBackingUp(db)) return;
  try {
    await store.delete(key);
  } catch {
    // The file is gone for everybody; the sweep removes its bytes once the store is back.
  }
}

async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
