// Counters in the database, for limits that must hold across processes and restarts.
import type { ErrorName } from '@tiku/contract';
import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { insertUse, selectUses } from './throttle.store.ts';
import type { Limit, Use } from './throttle.store.ts';

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
  const uses = await selectUses(db, limits);
  return longest(
    uses.flatMap((row) => {
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
