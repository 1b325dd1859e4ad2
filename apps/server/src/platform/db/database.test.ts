import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { bulkTransaction } from './bulk-transaction.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function ownProcess(db: TestDatabase['db']): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function terminate(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(test.db);
}

// An error that nobody listens to would end this process as it would end the server.
it('fails a transaction whose connection breaks, and nothing else', async () => {
  const broken = test.db.transaction().execute(async (tx) => {
    await terminate(await ownProcess(tx));
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/terminat|not queryable/);
  expect(await ownProcess(test.db)).toBeGreaterThan(0);
});

const columns = ['key', 'count', 'resets_at'];
const row = (key: string) => new TextEncoder().encode(`${key}\t1\t2100-01-01\n`);
const keys = async () =>
  (await test.db.selectFrom('throttle').select('key').orderBy('key').execute()).map(({ key }) => key);

it('takes rows in bulk, all of a transaction or none', async () => {
  await bulkTransaction(test.pool, async (tx, copyRows) => {
    await copyRows('throttle', columns, row('a'));
    await sql`select 1`.execute(tx);
    await copyRows('throttle', columns, row('b'));
  });
  const refused = bulkTransaction(test.pool, async (_tx, copyRows) => {
    await copyRows('throttle', columns, row('c'));
    await copyRows('throttle', columns, row('c'));
  });
  await expect(refused).rejects.toThrow('duplicate key');
  expect(await keys()).toEqual(['a', 'b']);
});
