// Lists that go on from a row instead of counting rows: an index leads straight to it, however far down it is.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Column = RawBuilder<unknown>;

/** A time in microseconds: a Date would lose three digits, and pages would lose rows. */
export function microsOf(column: Column): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${column}) * 1000000)::bigint`;
}

function readCursor(after: string): [number, number] {
  const [at = '0', id = '0'] = after.split('-');
  return [Number(at), Number(id)];
}

/** Rows that follow in a list ordered by a time and an id. */
export function followsTime(after: string | undefined, at: Column, id: Column, order: '>' | '<'): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const [micros, lastId] = readCursor(after);
  const moment = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(${at}, ${id}) ${sql.raw(order)} (${moment}, ${lastId}::bigint)`;
}

/** Rows that follow in a list ordered by an id. */
export function followsId(after: string | undefined, id: Column, order: '>' | '<'): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  return sql<boolean>`${id} ${sql.raw(order)} ${readCursor(after)[0]}::bigint`;
}

interface Onward<T> {
  rows: T[];
  next: string | null;
}

/** Of rows of which one more was asked for than is shown. */
export function cutPage<T>(rows: T[], limit: number, cursorOf: (last: T) => string): Onward<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null };
}
