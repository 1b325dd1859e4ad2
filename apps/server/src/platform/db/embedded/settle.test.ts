import { spawn } from 'node:child_process';
import { chown, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, cleanUpTemplate, makeFolder, makeUsedFolder, spawnOwner, start } from './embedded.fixture.ts';
import { askPs, findParent, findTrace } from './postmaster.ts';
import { findRunUser, listSpawnOptions } from './run-as.ts';
import { startEmbedded } from './start-embedded.ts';

cleanUpTemplate();

const writeRows = `
  const client = new pg.Client(embedded.connection);
  await client.connect();
  await client.query('create table if not exists answer (no int primary key)');
  for (let no = 1; ; no++) {
    await client.query('insert into answer values ($1)', [no]);
    console.log(no);
  }`;

/** The number of the PostgreSQL that runs on the folder. */
async function selectPid(dataDir: string): Promise<number> {
  const trace = await findTrace(join(dataDir, 'postgres'));
  if (!trace) throw new Error('No PostgreSQL runs there.');
  return trace.pid;
}

async function startAll(dataDir: string, count: number): Promise<string[]> {
  const attempts = Array.from({ length: count }, () =>
    startEmbedded({ dataDir, durable: false, log: () => undefined }),
  );
  const outcomes = await Promise.allSettled(attempts);
  const names: string[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') names.push((outcome.reason as Error).name);
    else names.push(`answers ${(await ask(outcome.value.connection, 'select 1')).join()}`);
  }
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.stop();
  return names.toSorted();
}

describe('after kill -9', () => {
  it('replaces the PostgreSQL of a killed server and has every row that was acknowledged', async () => {
    const dataDir = await makeUsedFolder();
    const owner = spawnOwner(dataDir, writeRows);
    expect(await owner.nextLine()).toBe('ready');
    for (let no = 1; no <= 50; no++) expect(await owner.nextLine()).toBe(String(no));
    await owner.kill();
    const orphan = await selectPid(dataDir);

    const lines: string[] = [];
    const { connection } = await start(dataDir, { log: (line) => lines.push(line) });
    expect(lines).toEqual(['Stopping the PostgreSQL that a killed Tiku left behind.']);
    expect(await selectPid(dataDir)).not.toBe(orphan);
    expect(await ask(connection, 'select count(*)::int >= 50 and count(*) = max(no) from answer')).toEqual([true]);
  });

  it('recovers when server and PostgreSQL were both killed', async () => {
    const dataDir = await makeUsedFolder();
    const owner = spawnOwner(dataDir, writeRows);
    for (const line of ['ready', '1', '2', '3']) expect(await owner.nextLine()).toBe(line);
    process.kill(await selectPid(dataDir), 'SIGKILL');
    await owner.kill();
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select count(*)::int >= 3 from answer')).toEqual([true]);
  });

  it('starts PostgreSQL again under a living server', async () => {
    const dataDir = await makeUsedFolder();
    const lines: string[] = [];
    const { connection } = await start(dataDir, { durable: true, log: (line) => lines.push(line) });
    await ask(connection, 'create table answer as select 7 as no');
    process.kill(await selectPid(dataDir), 'SIGKILL');
    await expect.poll(() => ask(connection, 'select no from answer').catch(() => []), { timeout: 60_000 }).toEqual([7]);
    expect(lines.at(-1)).toMatch(/^PostgreSQL ended unexpectedly/);
    expect(await startAll(dataDir, 1)).toEqual(['DataDirectoryInUse']);
  });

  it('lets exactly one of several servers take over from a killed one', async () => {
    const dataDir = await makeUsedFolder();
    const owner = spawnOwner(dataDir);
    await owner.nextLine();
    await owner.kill();
    expect(await startAll(dataDir, 3)).toEqual(['DataDirectoryInUse', 'DataDirectoryInUse', 'answers 1']);
  });

  it('is not stopped by a postmaster.pid whose number now belongs to another process of the same user', async () => {
    const dataDir = await makeUsedFolder();
    const pgdata = join(dataDir, 'postgres');
    const first = await start(dataDir);
    const text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8');
    await first.stop();

    const user = await findRunUser(pgdata);
    const bystander = spawn('sleep', ['60'], listSpawnOptions(user));
    onTestFinished(() => void bystander.kill());
    await writeFile(join(pgdata, 'postmaster.pid'), text.replace(/^\d+/, String(bystander.pid)));
    if (user) await chown(join(pgdata, 'postmaster.pid'), user.uid, user.gid);

    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });

  it('is not stopped by an empty postmaster.pid', async () => {
    const dataDir = await makeUsedFolder();
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(file, '');
    await utimes(file, 0, 0);
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
  });
});

describe('several servers at the same moment', () => {
  it('has one winner among processes on a new folder', async () => {
    const dataDir = await makeFolder();
    const lines = await Promise.all([spawnOwner(dataDir).nextLine(), spawnOwner(dataDir).nextLine()]);
    expect(lines.toSorted()).toEqual(['DataDirectoryInUse', 'ready']);
  });

  it('has one winner every time on a folder in use before', async () => {
    const dataDir = await makeUsedFolder();
    for (let round = 0; round < 5; round++) {
      expect(await startAll(dataDir, 3)).toEqual(['DataDirectoryInUse', 'DataDirectoryInUse', 'answers 1']);
    }
  });
});

describe('the end of the server', () => {
  it('takes PostgreSQL with it when the process ends without stopping it', async () => {
    const dataDir = await makeUsedFolder();
    const owner = spawnOwner(dataDir, '');
    expect(await owner.nextLine()).toBe('ready');
    await owner.exited;
    expect(owner.child.exitCode).toBe(0);
    await expect.poll(() => findTrace(join(dataDir, 'postgres')), { timeout: 60_000 }).toBeNull();
  });

  it('can still use PostgreSQL after Ctrl-C', async () => {
    const dataDir = await makeUsedFolder();
    const owner = spawnOwner(
      dataDir,
      `const alive = setInterval(() => undefined, 1000);
      process.once('SIGINT', async () => {
        const client = new pg.Client(embedded.connection);
        await client.connect();
        console.log((await client.query('select 40 + 2 as sum')).rows[0].sum);
        await client.end();
        await embedded.stop();
        clearInterval(alive);
      });
      console.log('listening');`,
    );
    for (const line of ['ready', 'listening']) expect(await owner.nextLine()).toBe(line);
    process.kill(-(owner.child.pid ?? Number.NaN), 'SIGINT');
    expect(await owner.nextLine()).toBe('42');
    await owner.exited;
    expect(await findTrace(join(dataDir, 'postgres'))).toBeNull();
  });
});

describe('findParent', () => {
  it('knows the parent of a PostgreSQL on the folder, and ignores every other process', async () => {
    const dataDir = await makeUsedFolder();
    const pgdata = join(dataDir, 'postgres');
    await start(dataDir);
    const pid = await selectPid(dataDir);
    expect(await findParent(pid, pgdata)).toBe(process.pid);
    expect(await findParent(pid, join(dataDir, 'other'))).toBeNull();
    expect(await findParent(process.pid, pgdata)).toBeNull();
  });

  it('hears the same from ps, where there is one', async ({ skip }) => {
    const dataDir = await makeUsedFolder();
    await start(dataDir);
    const seen = await askPs(await selectPid(dataDir));
    if (!seen) skip('this machine has no ps');
    expect(seen?.parent).toBe(process.pid);
    expect(seen?.command).toContain('cluster_name=tiku-');
  });
});
