// A primary that hangs instead of dying: nothing breaks, nothing is answered, and one day another takes its place.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openDatabases } from './database.ts';
import type { Databases } from './database.ts';
import { startFreezableProxy } from './freezable-proxy.fixture.ts';
import type { FreezableProxy } from './freezable-proxy.fixture.ts';
import { openPool } from './pool.ts';

/** After the thaw everything must work again, also on a machine that has other things to do. */
const soon = { timeout: 60_000, interval: 200 };

describe('a connection whose statement is not answered in time', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const patience = { connection: 2_000, statement: 500 };

  it('is never used again, and leaves no statement behind that holds or waits for a lock', async () => {
    await database.pool.query(`insert into throttle values ('row', 1, now())`);
    const holder = await database.pool.connect();
    await holder.query(`begin`);
    await holder.query(`update throttle set count = 2 where key = 'row'`);
    const pool = openPool({ ...database.connection, max: 1, application_name: 'hasty' }, patience, () => {});

    await expect(pool.query(`update throttle set count = 3 where key = 'row'`)).rejects.toThrow('Query read timeout');
    const client = await pool.connect();
    await expect(client.query(`update throttle set count = 3 where key = 'row'`)).rejects.toThrow('Query read timeout');
    client.release();
    // On the old connection this would be answered when the lock is released.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

    const stuck = `select 1 from pg_stat_activity where application_name = 'hasty' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.pool.query(stuck)).rows, soon).toEqual([]);
    await holder.query('rollback');
    holder.release();
    await pool.end();
  });

  it('takes the idle ones beside it along, which have waited as long for nothing', async () => {
    const proxy = await startFreezableProxy(database.connection);
    const complaints: Error[] = [];
    const pool = openPool({ ...proxy.connection, max: 5 }, patience, (error) => complaints.push(error));
    const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
    for (const client of clients) client.release();
    proxy.freeze();
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    proxy.thaw();
    for (let turn = 0; turn < 5; turn++) expect((await pool.query('select 1')).rowCount).toBe(1);
    expect(complaints).toEqual([]);
    await pool.end();
    await proxy.close();
  });
});

describe('a server whose database hangs and is replaced', () => {
  let test: TestApp;
  let proxy: FreezableProxy;
  let databases: Databases;

  beforeAll(async () => {
    test = await createTestApp();
    proxy = await startFreezableProxy(test.services.pool.options);
    databases = await openDatabases(proxy.connection, { size: 8, prepares: true }, () => {});
    const { db, pool, urgent, background } = databases;
    Object.assign(test.services, { db, pool, urgent, background });
  });
  afterAll(async () => {
    await databases.close();
    await proxy.close();
    await test.close();
  });

  it('says so meanwhile, and saves again as soon as the new one is there', async () => {
    const accountId = await buildAccount(test.db);
    const examId = await buildExam(test.db, accountId, { paper: paperOf(statements(2)) });
    const me = learner(test, await test.tokenFor(accountId));
    const { answer_id } = await me.begin(examId, 3);
    await sql`select 1`.execute(databases.db);

    proxy.freeze();
    const [saved, ready] = await Promise.all([
      me.save(answer_id, { no: 1, seq: 1, answer: true }),
      test.send({ method: 'GET', url: '/readyz' }),
    ]);
    expect(saved.status).toBe(503);
    expect(Number(saved.headers['retry-after'])).toBeGreaterThan(0);
    expect(ready).toMatchObject({ status: 503, body: { reason: 'database' } });
    // A request that comes while nothing answers waits for a connection, and not for long.
    const [again] = await Promise.all([me.sheet(answer_id), wait(1_000)]);
    expect(again.status).toBe(503);

    proxy.thaw();
    const save = async (seq: number) => (await me.save(answer_id, { no: 1, seq, answer: true })).status;
    let seq = 1;
    await expect.poll(() => save(++seq), soon).toBe(200);
    // And so does everybody who comes after: no connection of the time before is left.
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => save(100 + at)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(async () => (await me.sheet(answer_id)).status, soon).toBe(200);
    expect((await test.send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });
});
