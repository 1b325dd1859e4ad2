// Two processes behind a real pooler in transaction mode, started and restarted while people write.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPgBouncer, startPgBouncer } from './platform/db/pgbouncer.fixture.ts';
import type { Pooler } from './platform/db/pgbouncer.fixture.ts';
import { demoUsernames } from './platform/config/demo-accounts.ts';
import { end, openServerProcesses, readNumber, signIn, writeNumber } from './server-process.fixture.ts';
import type { ServerProcess, ServerProcesses } from './server-process.fixture.ts';
import { makeOpenDirectory } from './testing/open-directory.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { runAlone } from './testing/test-postgres.ts';

const isThere = hasPgBouncer();
if (!isThere) process.stdout.write('PgBouncer is not installed: what happens behind a pooler is not tested here.\n');

describe.runIf(isThere)('two servers behind a pooler', () => {
  let database: TestDatabase;
  let name: string;
  let pooler: Pooler;
  let poolerDir: string;
  let dataDir: string;
  let processes: ServerProcesses;
  let environment: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    name = `${database.connection.database}_pooled`;
    await runAlone(database.connection, `create database ${name}`);
    poolerDir = await makeOpenDirectory('tiku-pgbouncer-');
    pooler = await startPgBouncer(database.connection, poolerDir);
    dataDir = await makeOpenDirectory('tiku-pooler-');
    processes = openServerProcesses(dataDir);
    environment = {
      DATABASE_URL: `postgres://${database.connection.user}@${pooler.host}:${pooler.port}/${name}`,
      DATABASE_POOL: '8',
      // Before 1.21 it hands out connections that do not know the names.
      DATABASE_PREPARE: '0',
    };
  });

  afterAll(async () => {
    await processes.endAll();
    await pooler.stop();
    await runAlone(database.connection, `drop database ${name} with (force)`);
    await database.drop();
    for (const directory of [dataDir, poolerDir]) await rm(directory, { recursive: true, force: true });
  });

  async function selectLocks(): Promise<unknown[]> {
    const { rows } = await database.pool.query(
      `select l.mode, l.objid, a.query from pg_locks l join pg_database d on d.oid = l.database
       left join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.granted and d.datname = $1`,
      [name],
    );
    return rows;
  }

  it('start together on an empty database, and again and again under load, without leaving a lock behind', async () => {
    const servers: ServerProcess[] = await Promise.all([processes.start(environment), processes.start(environment)]);
    const acknowledged = new Map<string, number>();
    const tokens = new Map<string, string>();
    for (const username of demoUsernames) tokens.set(username, await signIn(servers[0]!.url, username));

    const over = new AbortController();
    const writers = [...tokens].map(async ([username, token], at) => {
      for (let value = 1; !over.signal.aborted; value++) {
        const { url } = servers[(at + value) % servers.length]!;
        const answer = await writeNumber(url, value, token).catch(() => null);
        if (answer?.status === 200) acknowledged.set(username, value);
        else await pause(50);
      }
    });
    for (let turn = 0; turn < 4; turn++) {
      const at = turn % servers.length;
      expect(await end(servers[at]!.child, turn < 2 ? 'SIGTERM' : 'SIGKILL')).toBe(turn < 2 ? 0 : null);
      servers[at] = await processes.start(environment);
    }
    over.abort();
    await Promise.all(writers);

    expect(acknowledged.size).toBe(tokens.size);
    for (const [username, token] of tokens) {
      const kept = await readNumber(servers[0]!.url, token);
      expect(kept).toBeGreaterThanOrEqual(acknowledged.get(username) ?? 0);
    }
    // A transaction of the job queue may be under way; none lasts.
    await expect.poll(selectLocks, { timeout: 60_000 }).toEqual([]);
    for (const { child } of servers) expect(await end(child, 'SIGTERM')).toBe(0);
  });
});
