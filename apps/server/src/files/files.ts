// A file is a row with an owner and a purpose, and bytes in the store. The bytes come first and go last, so a crash
// between the two leaves bytes without a row, which the sweep removes, and never a row without bytes.
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { AppError } from '../http/app-error.ts';
import { newFileKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';

export type StoredFile = Selectable<Tables['file']>;

export interface NewFile {
  accountId: number;
  companyId: number | null;
  purpose: string;
  /** As the person called it; shown and offered for downloads, never part of a path. */
  name: string;
  contentType: string;
  body: Buffer;
}

export async function saveFile(db: Db, store: FileStore, file: NewFile): Promise<StoredFile> {
  if (file.name.includes('\0')) throw new AppError('invalid_request');
  const key = newFileKey();
  const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType)
    ? file.contentType.toLowerCase()
    : 'application/octet-stream';
  const size = file.body.length;
  try {
    await store.put(key, file.body, { contentType, size });
  } catch (cause) {
    throw new AppError('busy', { retryAfter: 30, cause });
  }
  return db
    .insertInto('file')
    .values({
      key,
      account_id: file.accountId,
      company_id: file.companyId,
      purpose: file.purpose,
      name: file.name,
      content_type: contentType,
      size,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findFile(db: Db, key: string): Promise<StoredFile | null> {
  const row = await db.selectFrom('file').selectAll().where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** All of it; null when there is no such file. */
export async function readStored(store: FileStore, key: string): Promise<Buffer | null> {
  const stream = await store.get(key);
  return stream && Buffer.concat(await stream.toArray());
}

export async function deleteFile(db: Db, store: FileStore, key: string): Promise<void> {
  await db.deleteFrom('file').where('key', '=', key).execute();
  // The transaction may still be undone, and then the row needs its bytes.
  if (db.isTransaction) return;
  try {
    await store.delete(key);
  } catch {
    // The file is gone for everybody; the sweep removes its bytes once the store is back.
  }
}

export async function selectStorageUsed(db: Db, accountId: number): Promise<number> {
  const { used } = await db
    .selectFrom('file')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('used'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return used;
}
