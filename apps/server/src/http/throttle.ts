// Counters in the database, for limits that must hold across processes and restarts.
import type { ErrorName } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
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

export async function refuseOverLimit(
  db: Db,
  limits: readonly Limit[],
  refusal: ErrorName = 'too_many_requests',
): Promise<void> {
  const wait = await findWait(db, limits);
  if (wait !== null) throw new AppError(refusal, { retryAfter: wait });
}

/** Counts one use of each limit; answers the seconds to wait where one of them is now exceeded, and null otherwise. */
export async function countUse(db: Db, limits: readonly Limit[]): Promise<number | null> {
  const waits: number[] = [];
  // Always in the same order, so that two that count the same limits in transactions cannot wait for each other.
  for (const { key, max, seconds } of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { rows } = await sql<{ count: number; wait: number }>`
      insert into throttle as t (key, count, resets_at) values (${key}, 1, now() + ${seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when t.resets_at > now() then t.count + 1 else 1 end,
        resets_at = case when t.resets_at > now() then t.resets_at else excluded.resets_at end
      returning count, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(db);
    for (const row of rows) if (row.count > max) waits.push(row.wait);
  }
  return waits.length === 0 ? null : Math.max(1, ...waits);
}

/** Counts one use of all of these limits, or refuses and counts none. However many ask at once, no limit is passed. */
export async function takeUse(
  db: Kysely<Tables>,
  limits: readonly Limit[],
  refusal: ErrorName = 'too_many_requests',
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const wait = await countUse(tx, limits);
    if (wait !== null) throw new AppError(refusal, { retryAfter: wait });
  });
}

export async function resetUse(db: Db, key: string): Promise<void> {
  await sql`delete from throttle where key = ${key}`.execute(db);
}

export async function purgeThrottle(db: Db): Promise<void> {
  await sql`delete from throttle where resets_at < now()`.execute(db);
}
