// Counters in the database, for limits that must hold across processes and restarts.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { AppError } from './app-error.ts';

export interface Limit {
  key: string;
  max: number;
  seconds: number;
}

/** Seconds until the first of these limits that is used up lets go again; null while all have room. */
async function findWait(db: Db, limits: readonly Limit[]): Promise<number | null> {
  const { rows } = await sql<{ key: string; count: number; wait: number }>`
    select key, count, ceil(extract(epoch from resets_at - now()))::int as wait
    from throttle where key = any(${limits.map((limit) => limit.key)}) and resets_at > now()`.execute(db);
  const waits = rows
    .filter((row) => limits.some((limit) => limit.key === row.key && row.count >= limit.max))
    .map((row) => row.wait);
  return waits.length === 0 ? null : Math.max(1, ...waits);
}

export async function refuseOverLimit(db: Db, limits: readonly Limit[]): Promise<void> {
  const wait = await findWait(db, limits);
  if (wait !== null) throw new AppError('too_many_requests', { retryAfter: wait });
}

/** Counts one use of each limit. */
export async function countUse(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key, seconds } of limits) {
    await sql`
      insert into throttle as t (key, count, resets_at) values (${key}, 1, now() + ${seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when t.resets_at > now() then t.count + 1 else 1 end,
        resets_at = case when t.resets_at > now() then t.resets_at else excluded.resets_at end`.execute(db);
  }
}

export async function resetUse(db: Db, key: string): Promise<void> {
  await sql`delete from throttle where key = ${key}`.execute(db);
}

export async function purgeThrottle(db: Db): Promise<void> {
  await sql`delete from throttle where resets_at < now()`.execute(db);
}
