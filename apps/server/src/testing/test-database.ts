import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { runAlone } from './test-postgres.ts';
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
export async function createTestDatabase(server: TestPostgres = testServer()): Promise<TestDatabase> {
  const name = `tiku_test_${randomBytes(8).toString('hex')}`;
  await runAlone(server.connection, `create database ${name} template ${server.template} strategy file_copy`);
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
