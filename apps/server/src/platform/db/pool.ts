import pg from 'pg';
import { LimitedClient } from './limited-client.ts';
import type { LimitedClientConfig } from './limited-client.ts';
import type { StatementNames } from './statement-names.ts';

/** In milliseconds. */
export interface Patience {
  /** For a free connection. Longer means overload, and overload answers 503. */
  connection: number;
  /** For the answer to one statement. Longer means that the database, or the way to it, is gone. */
  statement: number;
}

/** Without session state, so that it works behind a pooler in transaction mode; named statements where `names` are given. */
export function openPool(
  connection: pg.PoolConfig,
  patience: Patience,
  onError: (error: Error) => void,
  names?: StatementNames,
): pg.Pool {
  const config: pg.PoolConfig & LimitedClientConfig = {
    ...connection,
    names,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.statement,
  };
  const pool = new pg.Pool({ ...config, Client: LimitedClient });
  const idle = new Set<LimitedClient>();
  pool.on('connect', (client) => {
    if (!(client instanceof LimitedClient)) return;
    // One that breaks in the middle of a transaction must not end the process: its next statement fails, and with it
    // the request.
    client.on('error', () => undefined);
    // The others have waited as long for nothing. Found out one by one, each would cost somebody another timeout.
    client.onTimeout = () => idle.forEach((other) => other.abandon());
  });
  pool.on('release', (_error, client) => {
    if (client instanceof LimitedClient) idle.add(client);
  });
  for (const event of ['acquire', 'remove'] as const)
    pool.on(event, (client) => {
      if (client instanceof LimitedClient) idle.delete(client);
    });
  // One that breaks while idle must not end it either; the next statement opens another.
  pool.on('error', (error, client) => {
    if (!(client instanceof LimitedClient && client.isOver)) onError(error);
  });
  return pool;
}
