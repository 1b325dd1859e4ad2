// The one connection by which a server owns its PostgreSQL.
import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';

export interface Session {
  client: Client;
  /** Settles when the connection is lost, for any reason. */
  ended: Promise<void>;
  /** Keeps the connection without keeping the process alive for it. */
  unref(): void;
  close(): Promise<void>;
}

/** `absent`: nobody listens. `busy`: somebody does, and is starting, stopping or full. */
export type Attempt = Session | 'absent' | 'busy';

// Advisory locks belong to a database: always this one, which exists from the first moment and is no template for tests.
const database = 'postgres';
const lockKey = 0x74696b75;

export async function tryConnect(socketDir: string, port: number): Promise<Attempt> {
  const socket = new Socket();
  const client = new Client({
    host: socketDir,
    port,
    database,
    user: 'tiku',
    // PGSSLMODE in the environment is meant for another database.
    ssl: false,
    connectionTimeoutMillis: 5_000,
    stream: () => socket,
  });
  const ended = new Promise<void>((done) => client.once('end', () => done()));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    return judgeFailure(error);
  }
  return { client, ended, unref: () => void socket.unref(), close: () => client.end().catch(() => undefined) };
}

function judgeFailure(error: unknown): 'absent' | 'busy' {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  if (!isPassing(error)) throw error;
  return 'busy';
}

/** The connection was cut, or PostgreSQL is starting, shutting down, recovering or out of connections. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  return error.code === '53300' || (error.code ?? '').startsWith('57P');
}

export async function tryLock({ client }: Session): Promise<{ owner: string; locked: boolean }> {
  const { rows } = await client.query<{ owner: string | null; locked: boolean }>(
    `select current_setting('tiku.owner', true) as owner, pg_try_advisory_lock($1) as locked`,
    [lockKey],
  );
  return { owner: rows[0]?.owner ?? '', locked: rows[0]?.locked ?? false };
}

/** False when the PostgreSQL at the other end is another server's. */
export async function lockOwn({ client }: Session, owner: string): Promise<boolean> {
  const { rows } = await client.query<{ owner: string | null }>(`select current_setting('tiku.owner', true) as owner`);
  if (rows[0]?.owner !== owner) return false;
  // Waits: a server that starts at the same moment may hold the lock for an instant, to see whether it is free.
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  return true;
}

export async function createMissingDatabase({ client }: Session): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = 'tiku'`);
  if (rowCount) return;
  // The details of an error quote the row, which is somebody's data, into the log.
  await client.query(`alter role tiku set log_error_verbosity = 'terse'`);
  await client.query('create database tiku');
}
