// What jobs have set aside because it failed, for every process and through every restart.
import type { AsideKind } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface AsideRow {
  kind: AsideKind;
  item: string;
  since: Date;
  tries_count: number;
  next_try_at: Date;
  /** Tried with the next run. */
  is_due: boolean;
  error: string;
}

/** Seconds before the second try; they double with each, up to the longest. */
const firstPause = 60;
const longestPause = 60 * 60;
const errorLength = 500;

/** By item: whether it is to be tried again now. */
export async function selectAsideOf(db: Db, kind: AsideKind): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ item: string; is_due: boolean }>`
    select item, next_try_at <= now() as is_due from set_aside where kind = ${kind}`.execute(db);
  return new Map(rows.map(({ item, is_due }) => [item, is_due]));
}

/** Two processes that fail with the same thing at the same moment have tried it once. */
export async function setAside(db: Db, kind: AsideKind, item: string, error: string): Promise<void> {
  await sql`
    insert into set_aside as s (kind, item, next_try_at, error)
    values (${kind}, ${item}, now() + ${firstPause} * interval '1 second', ${error.slice(0, errorLength)})
    on conflict (kind, item) do update set
      tries_count = s.tries_count + 1, error = excluded.error,
      next_try_at = now() + least(${firstPause} * 2 ^ least(s.tries_count, 20), ${longestPause}) * interval '1 second'
    where s.next_try_at <= now()`.execute(db);
}

export async function deleteAside(db: Db, kind: AsideKind, items: readonly string[]): Promise<void> {
  await sql`delete from set_aside where kind = ${kind} and item = any(${items}::text[])`.execute(db);
}

/** Those that were to be tried so long ago and were not there to be tried. */
export async function forgetAside(db: Db, kind: AsideKind, items: readonly string[], hours: number): Promise<void> {
  await sql`
    delete from set_aside
    where kind = ${kind} and item = any(${items}::text[]) and next_try_at <= now() - ${hours} * interval '1 hour'`.execute(
    db,
  );
}

/** The longest set aside first. */
export async function selectAside(db: Db, limit: number): Promise<AsideRow[]> {
  const { rows } = await sql<AsideRow>`
    select kind, item, since, tries_count, next_try_at, next_try_at <= now() as is_due, error from set_aside
    order by since, kind, item limit ${limit}`.execute(db);
  return rows;
}

export interface AsideCount {
  kind: AsideKind;
  count: number;
  oldest_at: Date;
}

export async function countAside(db: Db): Promise<AsideCount[]> {
  const { rows } = await sql<AsideCount>`
    select kind, count(*) as count, min(since) as oldest_at from set_aside group by kind order by kind`.execute(db);
  return rows;
}

/** One, or all of a kind; answers how many. */
export async function makeDue(db: Db, kind: AsideKind, item: string | undefined): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update set_aside set next_try_at = least(next_try_at, now())
    where kind = ${kind} and (${item ?? null}::text is null or item = ${item ?? null})`.execute(db);
  return Number(numAffectedRows);
}
