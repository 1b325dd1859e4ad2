import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { FileOwner } from './storage.store.ts';

export type StoredFile = Selectable<Tables['file']>;

export interface NewFile extends FileOwner {
  purpose: 'answer' | 'bundle' | 'company' | 'exam' | 'feedback' | 'import' | 'partner' | 'thumbnail';
  /** As the person called it; offered to themselves for downloads, never part of a path. */
  name: string;
  contentType: string;
  body: Buffer;
}

export async function insertFile(tx: Db, file: NewFile, key: string): Promise<StoredFile> {
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType);
  return tx
    .insertInto('file')
    .values({
      key,
      account_id: file.accountId,
      company_id: file.companyId,
      purpose: file.purpose,
      name: file.name,
      content_type: isType ? file.contentType.toLowerCase() : 'application/octet-stream',
      size: file.body.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Held by a backup, which copies bytes for as long as it takes. */
export const backupLock = 7_305_430_154_172_836;

/** Of the database, not of this process: several may run. */
export async function isBackingUp(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${backupLock}::bigint) as is_free`.execute(db);
  return rows[0]?.is_free !== true;
}

/** Answers whether it went: what something still maps to stays. */
export async function deleteUnmapped(db: Db, key: string): Promise<boolean> {
  try {
    await db.deleteFrom('file').where('key', '=', key).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23503') return false;
    throw error;
  }
}

/** Those of these keys that have a row. */
export async function selectKnown(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('file').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}
