// The pools of a process and the typed query builder on top of them.
import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { openPool } from './pool.ts';
import type { Patience } from './pool.ts';
import { createStatementNames } from './statement-names.ts';
import type { StatementNames } from './statement-names.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Of a column that may be null, in the row of a statement that answers with none where it is. `npm test` holds every row against
 * the columns of its statement, and takes this word for it.
 */
export type Present<T> = T;

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
// Lists of either, which the library has no names for.
for (const listOf of [1016, 1231]) {
  const read: (value: string) => (string | null)[] = pg.types.getTypeParser(listOf);
  types.setTypeParser(listOf, (value) => read(value).map((item) => (item === null ? null : Number(item))));
}

const patience = {
  usual: { connection: 3_000, statement: 10_000 },
  /**
   * A learner who hands in waits for a connection rather than coming back later: two thousand who are sent away together
   * would return together.
   */
  urgent: { connection: 25_000, statement: 8_000 },
  /** A single statement may carry over the marks of a whole exam. */
  background: { connection: 30_000, statement: 120_000 },
  /** A migration, or the wait for somebody else's, takes as long as it takes. */
  setup: { connection: 10_000, statement: 0 },
} satisfies Record<string, Patience>;

const backgroundSize = 6;

export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  kind: keyof typeof patience = 'usual',
  names?: StatementNames,
): Database {
  const pool = openPool({ ...connection, types }, patience[kind], onError, names);
  return {
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    close: () => pool.end(),
  };
}

export interface Databases extends Database {
  /** What is planned ahead, for who opens connections of their own. */
  names: StatementNames | undefined;
  /** Half of the connections, open from the start and never closed, for what must not wait behind anything else. */
  urgent: Database;
  /** A few more, for what may take minutes. */
  background: Database;
}

interface DatabaseOptions {
  /** Connections for requests. */
  size: number;
  /** Statements are planned once per connection. Off behind a pooler that cannot do that. */
  prepares: boolean;
}

export async function openDatabases(
  connection: pg.PoolConfig,
  { size, prepares }: DatabaseOptions,
  onError: (error: Error) => void,
): Promise<Databases> {
  const kept = Math.ceil(size / 2);
  const names = prepares ? createStatementNames() : undefined;
  const usual = openDatabase({ ...connection, max: size - kept }, onError, 'usual', names);
  const urgent = openDatabase({ ...connection, idleTimeoutMillis: 0, max: kept }, onError, 'urgent', names);
  const background = openDatabase({ ...connection, max: backgroundSize }, onError, 'background');
  const clients = await Promise.all(Array.from({ length: kept }, () => urgent.pool.connect()));
  for (const client of clients) client.release();
  return {
    ...usual,
    names,
    urgent,
    background,
    close: async () => {
      await Promise.all([usual, urgent, background].map((database) => database.close()));
    },
  };
}
