import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { JsonValue } from '../../platform/db/tables.ts';

export interface NewVerification {
  purpose: string;
  target: string;
  accountId: number | null;
  hash: Buffer;
  payload: JsonValue | null;
  seconds: number;
}

export async function insertVerification(db: Db, verification: NewVerification): Promise<void> {
  await db
    .insertInto('verification')
    .values({
      purpose: verification.purpose,
      target: verification.target,
      account_id: verification.accountId,
      code_hash: verification.hash,
      payload: verification.payload === null ? null : JSON.stringify(verification.payload),
      expires_at: sql<Date>`now() + ${verification.seconds} * interval '1 second'`,
    })
    .execute();
}

export interface CodeGuess {
  purpose: string;
  target: string;
  /** Only a code that was made for this account; any where null. */
  accountId: number | null;
  hash: Buffer;
  maxTries: number;
}

export interface GuessedCode {
  id: number;
  account_id: number | null;
  is_right: boolean;
  is_used: boolean;
}

/**
 * Holds a guess against the newest code and counts it if it is wrong, in one statement: guesses that come at once wait
 * for each other, and none is looked at once the tries are used up.
 */
export async function guessCode(db: Db, guess: CodeGuess): Promise<GuessedCode | null> {
  const { rows } = await sql<GuessedCode>`
    update verification set tries = tries + case when code_hash = ${guess.hash} then 0 else 1 end
    where id = (select id from verification where purpose = ${guess.purpose} and target = ${guess.target}
                order by id desc limit 1)
      and (${guess.accountId}::bigint is null or account_id = ${guess.accountId})
      and tries < ${guess.maxTries} and expires_at > now()
    returning id, account_id, code_hash = ${guess.hash} as is_right, used_at is not null as is_used`.execute(db);
  return rows[0] ?? null;
}

/**
 * Exactly one caller is answered yes, and none once it expired, be it while this transaction waited. What the
 * verification carried has been read by then and need not lie around.
 */
export async function markUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update verification set used_at = now(), payload = null
    where id = ${id} and used_at is null and expires_at > clock_timestamp()
    returning id`.execute(db);
  return rows.length === 1;
}

export interface LinkRow {
  id: number;
  target: string;
  account_id: number | null;
  payload: JsonValue | null;
  is_used: boolean;
  is_expired: boolean;
}

export async function findLink(db: Db, purpose: string, hash: Buffer): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select id, target, account_id, payload, used_at is not null as is_used, expires_at <= now() as is_expired
    from verification where code_hash = ${hash} and purpose = ${purpose} and purpose like 'link:%'`.execute(db);
  return rows[0] ?? null;
}

/** Makes what is still waiting for this account worthless, as if its time had run out. */
export async function expireVerifications(db: Db, accountId: number, purposes: readonly string[]): Promise<void> {
  await sql`
    update verification set expires_at = now()
    where account_id = ${accountId} and purpose = any(${purposes}) and used_at is null and expires_at > now()`.execute(
    db,
  );
}

/** Kept a week after their end, so that somebody who opens an old link is told that it was used or is too old. */
export async function purgeVerifications(db: Db): Promise<void> {
  await sql`
    delete from verification
    where expires_at < now() - interval '7 days' or used_at < now() - interval '7 days'`.execute(db);
}
