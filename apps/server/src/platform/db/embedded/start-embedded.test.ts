import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, cleanUpTemplate, makeFolder, makeUsedFolder, spawnOwner, start } from './embedded.fixture.ts';
import { findTrace } from './postmaster.ts';
import { DataDirectoryInUse } from './start-embedded.ts';

cleanUpTemplate();

describe('startEmbedded', () => {
  it('answers queries at the first start and finds the data at the second', async () => {
    const dataDir = await makeFolder();
    const first = await start(dataDir, { durable: true });
    expect(first.connection).toEqual({ host: join(dataDir, 'postgres'), port: 5432, user: 'tiku', database: 'tiku' });
    await ask(first.connection, `create table note (body text)`);
    await ask(first.connection, `insert into note values ('题库')`);
    await first.stop();

    const again = await start(dataDir, { durable: true });
    expect(await ask(again.connection, 'select body from note')).toEqual(['题库']);
    await again.stop();
  });

  it('runs with the settings that keep what was committed, unless it is a database for tests', async () => {
    const dataDir = await makeUsedFolder();
    const read = `select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`;
    const lasting = await start(dataDir, { durable: true, maxConnections: 42 });
    expect(await ask(lasting.connection, read)).toEqual(['on', 'on', 'on']);
    expect(await ask(lasting.connection, `select current_setting('max_connections')`)).toEqual(['42']);
    expect(await ask(lasting.connection, `select current_setting('data_checksums')`)).toEqual(['on']);
    expect(await ask(lasting.connection, `select current_setting('timezone')`)).toEqual(['UTC']);
    expect(await ask(lasting.connection, `select current_setting('listen_addresses')`)).toEqual(['']);
    expect(
      await ask(lasting.connection, `select lower('ÄΣ'), pg_encoding_to_char(encoding) from pg_database limit 1`),
    ).toEqual(['äσ', 'UTF8']);
    await lasting.stop();
    const passing = await start(dataDir);
    expect(await ask(passing.connection, read)).toEqual(['off', 'off', 'off']);
  });

  it('refuses a second start on the same folder and leaves the first one alone', async () => {
    const dataDir = await makeUsedFolder();
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(DataDirectoryInUse);
    await expect(start(dataDir)).rejects.toThrow(`Another Tiku is running on ${dataDir}.`);
    expect(await spawnOwner(dataDir).nextLine()).toBe('DataDirectoryInUse');
    expect(await ask(first.connection, 'select 1')).toEqual([1]);
  });

  it('still refuses a second start after the connection that holds the lock was cut', async () => {
    const dataDir = await makeUsedFolder();
    const first = await start(dataDir);
    const cut = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`;
    expect(await ask(first.connection, cut)).toEqual([true]);
    await expect(start(dataDir)).rejects.toThrow(DataDirectoryInUse);
    const held = `select count(*)::int from pg_locks where locktype = 'advisory' and granted`;
    await expect.poll(() => ask(first.connection, held)).toEqual([1]);
  });

  it('puts the socket into a closed temporary folder when the path is too long, and removes that folder', async () => {
    const dataDir = join(await makeFolder(), 'long'.repeat(20), 'path');
    const { connection, stop } = await start(dataDir);
    expect(connection.host).toMatch(/tiku-pg-\w+$/);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
    expect(await ask(connection, 'select 1')).toEqual([1]);
    await expect(start(dataDir)).rejects.toThrow(DataDirectoryInUse);
    await stop();
    await expect(stat(connection.host)).rejects.toThrow('ENOENT');
  });

  it('copes with commas, quotes and Chinese in the path', async () => {
    const dataDir = join(await makeFolder(), `题库, "a 'b'`);
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
  });

  it('says in the words of PostgreSQL why it does not start', async () => {
    const dataDir = await makeUsedFolder();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    await expect(start(dataDir)).rejects.toThrow(/did not start[^]*initialized by PostgreSQL version 12/);
  });

  it('keeps the rows and statements of people out of its log, and the log from growing without end', async () => {
    const dataDir = await makeUsedFolder();
    const logFile = join(dataDir, 'postgres.log');
    await writeFile(logFile, '');
    await truncate(logFile, 11 * 1024 * 1024);
    const { connection } = await start(dataDir);
    await ask(connection, 'create table person (mail text primary key)');
    await ask(connection, `insert into person values ('ann@example.org')`);
    await expect(ask(connection, `insert into person values ('ann@example.org')`)).rejects.toThrow('duplicate key');
    const log = await readFile(logFile, 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('ann@example.org');
    expect(log.length).toBeLessThan(10_000);
  });

  it('stops PostgreSQL once, and leaves no trace of a running one', async () => {
    const dataDir = await makeUsedFolder();
    const { stop } = await start(dataDir);
    await Promise.all([stop(), stop()]);
    await stop();
    expect(await findTrace(join(dataDir, 'postgres'))).toBeNull();
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.lock', 'postgres.log']);
  });
});
