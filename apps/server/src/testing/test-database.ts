import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { filledTemplate, runAlone } from './test-postgres.ts';
import type { TestPostgres } from './test-postgres.ts';

export interface TestDatabase extends Database {
  connection: pg.PoolConfig;
  drop(): Promise<void>;
}

/** Set by the test run's global setup for the workers it starts. */
export const serverVariable = 'TIKU_TEST_POSTGRES';

function testServer(): TestPostgres {
  const value = process.env[serverVariable];
  if (!value) throw new Error('No test PostgreSQL: this test must run under `npm test`.');
  return JSON.parse(value) as TestPostgres;
}

/** A fresh migrated database, copied from the template in a fraction of a second. */
export async function createTestDatabase(
  server: TestPostgres = testServer(),
  template = server.template,
): Promise<TestDatabase> {
  const name = `tiku_test_${randomBytes(8).toString('hex')}`;
  await runAlone(server.connection, `create database ${name} template ${template} strategy file_copy`);
  const connection = { ...server.connection, database: name, max: 10 };
  // Patient: a machine that runs tests may have much else to do.
  const database = openDatabase(connection, () => {}, 'background');
  return {
    ...database,
    connection,
    drop: async () => {
      await database.close();
      await runAlone(server.connection, `drop database ${name} with (force)`);
    },
  };
}

/** Any number of fresh databases that `fill` has filled once for all files of a test run. */
export async function createFilledDatabase(
  kind: string,
  fill: (database: Database) => Promise<void>,
): Promise<TestDatabase> {
  const server = testServer();
  const template = filledTemplate(server, kind);
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    // Files run at once: the first one fills it, and the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await fillTemplate(server, template, fill);
  } finally {
    await client.end();
  }
  return createTestDatabase(server, template);
}

async function fillTemplate(server: TestPostgres, template: string, fill: (database: Database) => Promise<void>) {
  const filling = `${template}_filling`;
  await runAlone(server.connection, `create database ${filling} template ${server.template} strategy file_copy`);
  const database = openDatabase({ ...server.connection, database: filling }, () => {}, 'setup');
  await fill(database);
  await database.close();
  await runAlone(server.connection, `alter database ${filling} rename to ${template}`);
}
