// The one pool of a process and the typed query builder on top of it.
import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

const { builtins } = pg.types;
const types = new pg.TypeOverrides();
// Ids, counts and sums stay below 2^53; a calendar day has no time zone, so it stays text.
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.NUMERIC, Number);
types.setTypeParser(builtins.DATE, (value) => value);

/** Milliseconds to wait for a connection. Longer means overload, and overload answers 503. */
const patience = { usual: 3_000, urgent: 25_000 };

/** Without named prepared statements or session state, so that it works behind a pooler in transaction mode. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionTimeoutMillis: patience.usual,
    query_timeout: 20_000,
    ...connection,
    types,
  });
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', onError);
  // Nor one that breaks in the middle of a transaction: its next statement fails, and with it whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    close: () => pool.end(),
  };
}

export interface Databases extends Database {
  /** Half of the connections, open from the start and never closed, for what must not wait behind anything else. */
  urgent: Database;
}

/**
 * Whoever hands in waits for a connection rather than come back later: two thousand who are sent away together would
 * return together.
 */
export async function openDatabases(
  connection: pg.PoolConfig,
  size: number,
  onError: (error: Error) => void,
): Promise<Databases> {
  const kept = Math.ceil(size / 2);
  const usual = openDatabase({ ...connection, max: size - kept }, onError);
  const waiting = { connectionTimeoutMillis: patience.urgent, idleTimeoutMillis: 0 };
  const urgent = openDatabase({ ...connection, ...waiting, max: kept }, onError);
  const clients = await Promise.all(Array.from({ length: kept }, () => urgent.pool.connect()));
  for (const client of clients) client.release();
  return {
    ...usual,
    urgent,
    close: async () => {
      await Promise.all([usual.close(), urgent.close()]);
    },
  };
}
