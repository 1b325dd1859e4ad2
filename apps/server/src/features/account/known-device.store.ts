// Browsers that somebody has proved to be theirs. All that is kept of one is the hash of a secret it made up itself.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const keptDays = 180;

/** A secret with 128 bits or more of chance cannot be guessed back from its hash. */
export function hashDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

/** For somebody who has just signed in there, or proved in another way that the account is theirs. */
export async function rememberDevice(db: Db, accountId: number, device: string | undefined): Promise<void> {
  if (device === undefined) return;
  await sql`
    insert into known_device (account_id, device_hash) values (${accountId}, ${hashDevice(device)})
    on conflict (account_id, device_hash) do update set used_at = now()`.execute(db);
}

export async function purgeDevices(db: Db): Promise<void> {
  await sql`delete from known_device where used_at < now() - ${keptDays} * interval '1 day'`.execute(db);
}
