// The database and files of a deployment, whether its server runs or not.
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { findTrace } from '../platform/db/embedded/postmaster.ts';
import { DataDirectoryInUse, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import type { Tables } from '../platform/db/tables.ts';
import { openDiskStore } from '../platform/files/disk-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openS3Store } from '../platform/files/s3-store.ts';

export interface Deployment {
  config: Config;
  connection: pg.PoolConfig;
  db: Kysely<Tables>;
  pool: pg.Pool;
  files: FileStore;
}

interface OpenConnection {
  connection: pg.PoolConfig;
  close(): Promise<void>;
}

/** The socket of the server's own PostgreSQL while the server runs; otherwise one that is started for the command. */
async function openConnection({ databaseUrl, dataDir }: Config): Promise<OpenConnection> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, close: () => Promise.resolve() };
  try {
    const { connection, stop } = await startEmbedded({ dataDir, log: () => undefined });
    return { connection, close: stop };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    const trace = await findTrace(join(dataDir, 'postgres'));
    if (!trace) throw error;
    const connection = { host: trace.socketDir, port: trace.port, user: 'tiku', database: 'tiku' };
    return { connection, close: () => Promise.resolve() };
  }
}

export function openFiles({ s3, dataDir }: Config): FileStore {
  return s3 ? openS3Store(s3) : openDiskStore(join(dataDir, 'files'));
}

export async function withDeployment<T>(config: Config, work: (deployment: Deployment) => Promise<T>): Promise<T> {
  const { connection, close } = await openConnection(config);
  const database = openDatabase({ ...connection, max: 4 }, () => undefined, 'setup');
  try {
    return await work({ config, connection, db: database.db, pool: database.pool, files: openFiles(config) });
  } finally {
    await database.close();
    await close();
  }
}
