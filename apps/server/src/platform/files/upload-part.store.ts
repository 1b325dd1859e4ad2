import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

interface Upload {
  accountId: number;
  key: string;
}

export async function selectPartNumbers(db: Db, { accountId, key }: Upload): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from upload_part where account_id = ${accountId} and upload_key = ${key} order by part`.execute(db);
  return rows.map(({ part }) => part);
}

/** Bytes of an account that no call has taken yet. */
export async function sumUnfinished(tx: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(length(bytes)), 0) as size from upload_part
    where account_id = ${accountId} and finished_at is null`.execute(tx);
  return rows[0]?.size ?? 0;
}

export async function insertPart(tx: Db, { accountId, key }: Upload, part: number, bytes: Buffer): Promise<void> {
  await sql`
    insert into upload_part (account_id, upload_key, part, bytes) values (${accountId}, ${key}, ${part}, ${bytes})
    on conflict do nothing`.execute(tx);
}

/** Of those without a gap before them. */
export async function measureParts(db: Db, { accountId, key }: Upload): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(size), 0) as size from (
      select length(bytes) as size, part = row_number() over (order by part) - 1 as is_next from upload_part
      where account_id = ${accountId} and upload_key = ${key}) p
    where is_next`.execute(db);
  return rows[0]?.size ?? 0;
}

export async function selectParts(db: Db, { accountId, key }: Upload): Promise<Buffer[]> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from upload_part where account_id = ${accountId} and upload_key = ${key} order by part`.execute(db);
  return rows.map(({ bytes }) => bytes);
}

/** The last file that was taken can be taken again, for a client that did not get the answer; those before it are done with. */
export async function finishParts(db: Db, { accountId, key }: Upload): Promise<void> {
  await sql`
    with done as (
      delete from upload_part where account_id = ${accountId} and upload_key <> ${key} and finished_at is not null)
    update upload_part set finished_at = now()
    where account_id = ${accountId} and upload_key = ${key} and finished_at is null`.execute(db);
}

export async function purgeParts(db: Db): Promise<void> {
  await sql`
    delete from upload_part
    where created_at < now() - interval '1 day' or finished_at < now() - interval '1 hour'`.execute(db);
}
