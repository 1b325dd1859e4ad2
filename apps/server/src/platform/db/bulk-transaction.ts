import { finished } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Tables } from './tables.ts';

/** Rows as COPY reads them: tabs between columns, a line for each. */
export type CopyRows = (table: string, columns: readonly string[], rows: Uint8Array) => Promise<void>;

/** A transaction that can also be sent rows in bulk, which the query builder cannot. */
export async function bulkTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction<Tables>, copyRows: CopyRows) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const connection = { query: client.query.bind(client), release: () => undefined };
    const onlyThis = { connect: async () => connection, end: async () => undefined, options: pool.options };
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onlyThis }) });
    const result = await db.transaction().execute((tx) => work(tx, (...rows) => copyRows(client, ...rows)));
    isWhole = true;
    return result;
  } finally {
    // A connection that was left in the middle of something is of no use to the next.
    client.release(!isWhole);
  }
}

async function copyRows(client: pg.PoolClient, ...[table, columns, rows]: Parameters<CopyRows>): Promise<void> {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  stream.end(rows);
  await finished(stream);
}
