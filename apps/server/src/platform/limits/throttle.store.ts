// Counters in the database, for limits that must hold across processes and restarts.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Limit {
  key: string;
  max: number;
  seconds: number;
  /** Uses come back one by one, all of them within `seconds`; otherwise together, `seconds` after the first. */
  refills?: boolean;
}

export interface Use {
  key: string;
  count: number;
  /** Seconds until nothing of it counts any more. */
  left: number;
}

export async function selectUses(db: Db, limits: readonly Limit[]): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select key, count, extract(epoch from resets_at - now())::float8 as left
    from throttle where key = any(${limits.map((limit) => limit.key)}) and resets_at > now()`.execute(db);
  return rows;
}

/** How often these have been used in their time so far, together. */
export async function sumUses(db: Db, limits: readonly Limit[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(count), 0)::int as sum
    from throttle where key = any(${limits.map((limit) => limit.key)}) and resets_at > now()`.execute(db);
  return rows[0]?.sum ?? 0;
}

export async function insertUse(db: Db, { key, max, seconds, refills = false }: Limit): Promise<Use> {
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

export async function resetUse(db: Db, limits: readonly Limit[]): Promise<void> {
  await sql`delete from throttle where key = any(${limits.map((limit) => limit.key)})`.execute(db);
}

export async function purgeThrottle(db: Db): Promise<void> {
  await sql`delete from throttle where resets_at < now()`.execute(db);
}
