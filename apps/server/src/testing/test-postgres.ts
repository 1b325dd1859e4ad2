// One PostgreSQL for a whole test run, with a migrated template from which each test file copies its own database.
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { jobs as featureJobs } from '../features.ts';
import { openJobs } from '../platform/services/feature-jobs.ts';
import { makeOpenDirectory } from './open-directory.ts';

export interface TestPostgres {
  /** To any database of the server; `database` is replaced for each test file. */
  connection: pg.PoolConfig;
  template: string;
}

/** Uses the server behind `DATABASE_URL` where there is one, and otherwise starts its own. */
export async function startTestPostgres(): Promise<TestPostgres & { stop(): Promise<void> }> {
  const url = process.env.DATABASE_URL;
  const own = url ? undefined : await startOwn();
  const connection = own?.connection ?? connectionFromUrl(url ?? '');
  const template = `tiku_template_${process.pid}_${Date.now()}`;
  await runAlone(connection, `create database ${template}`);
  await fillTemplate({ ...connection, database: template });
  return {
    connection,
    template,
    stop: async () => {
      await dropTemplates(connection, template);
      await own?.stop();
    },
  };
}

async function startOwn() {
  const directory = await makeOpenDirectory('tiku-test-');
  const embedded = await startEmbedded({ dataDir: directory, durable: false, maxConnections: 300, log: () => {} });
  return {
    connection: embedded.connection,
    stop: async () => {
      await embedded.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function fillTemplate(connection: pg.PoolConfig): Promise<void> {
  const database = openDatabase(connection, () => {}, 'setup');
  await migrate(database.db);
  await database.close();
  const jobs = await openJobs(featureJobs, { connection, log: () => {} });
  await jobs.stop();
}

/** Of databases that begin with the same rows: see `createFilledDatabase`. */
export const filledTemplate = ({ template }: TestPostgres, kind: string): string => `${template}_${kind}`;

async function dropTemplates(connection: pg.PoolConfig, template: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

function connectionFromUrl(url: string): pg.PoolConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

export async function runAlone(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
