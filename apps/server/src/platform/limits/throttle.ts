// Counters in the database, for limits that must hold across processes and restarts.
import type { ErrorName } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';

export interface Limit {
  key: string;
  max: number;
  seconds: number;
  /** Uses come back one by one, all of them within `seconds`; otherwise together, `seconds` after the first. */
  refills?: boolean;
}

interface Use {
  key: string;
  count: number;
  /** Seconds until nothing of it counts any more. */
  left: number;
}

/** How many uses of this limit count at the moment, and seconds until there is one less. */
function weigh({ max, seconds, refills }: Limit, { count, left }: Use): { used: number; wait: number } {
  if (!refills) return { used: count, wait: left };
  const interval = seconds / max;
  // Less a hair: what has just been counted in must not count as one more.
  const used = Math.ceil(left / interval - 1e-6);
  return { used, wait: left - (used - 1) * interval };
}

function longest(waits: number[]): number | null {
  return waits.length === 0 ? null : Math.max(1, ...waits.map(Math.ceil));
}

/** Seconds until all of these limits have room again; null while they have. */
export async function findWait(db: Db, limits: readonly Limit[]): Promise<number | null> {
  const { rows } = await sql<Use>`
    select key, count, extract(epoch from resets_at - now())::float8 as left
    from throttle where key = any(${limits.map((limit) => limit.key)}) and resets_at > now()`.execute(db);
  return longest(
    rows.flatMap((row) => {
      const limit = limits.find(({ key }) => key === row.key);
      const weight = limit && weigh(limit, row);
      return weight && weight.used >= limit.max ? [weight.wait] : [];
    }),
  );
}

export async function refuseOverLimit(
  db: Db,
  limits: readonly Limit[],
  refusal: ErrorName = 'too_many_requests',
): Promise<void> {
  const wait = await findWait(db, limits);
  if (wait !== null) throw new AppError(refusal, { retryAfter: wait });
}

/** How often these have been used in their time so far, together. */
export async function sumUses(db: Db, limits: readonly Limit[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(count), 0)::int as sum
    from throttle where key = any(${limits.map((limit) => limit.key)}) and resets_at > now()`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Counts one use of each limit; answers the seconds to wait where one of them is now exceeded, and null otherwise. */
export async function countUse(db: Db, limits: readonly Limit[]): Promise<number | null> {
  const waits: number[] = [];
  // Always in the same order, so that two that count the same limits in transactions cannot wait for each other.
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { used, wait } = weigh(limit, await insertUse(db, limit));
    if (used > limit.max) waits.push(wait);
  }
  return longest(waits);
}

async function insertUse(db: Db, { key, max, seconds, refills = false }: Limit): Promise<Use> {
  const lasts = sql`${refills ? seconds / max : seconds}::float8 * interval '1 second'`;
  const { rows } = await sql<Use>`
    insert into throttle as t (key, count, resets_at) values (${key}, 1, now() + ${lasts})
    on conflict (key) do update set
      count = case when t.resets_at > now() then t.count + 1 else 1 end,
      resets_at = case when t.resets_at <= now() then excluded.resets_at
                       when ${refills}::boolean then t.resets_at + ${lasts} else t.resets_at end
    returning key, count, extract(epoch from resets_at - now())::float8 as left`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an upsert answered with no row');
  return row;
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

export async function resetUse(db: Db, limits: readonly Limit[]): Promise<void> {
  await sql`delete from throttle where key = any(${limits.map((limit) => limit.key)})`.execute(db);
}

export async function purgeThrottle(db: Db): Promise<void> {
  await sql`delete from throttle where resets_at < now()`.execute(db);
}
