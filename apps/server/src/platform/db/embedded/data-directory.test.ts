import { lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, cleanUpTemplate, makeFolder, makeUsedFolder, spawnOwner, start } from './embedded.fixture.ts';
import { handOver, selectNobody } from './run-as.ts';

cleanUpTemplate();

const isRoot = process.getuid?.() === 0;

describe('prepareData', () => {
  it('starts afresh when the first start was killed while making the data directory', async () => {
    const dataDir = await makeFolder();
    const owner = spawnOwner(dataDir);
    const drafts = async () => (await readdir(dataDir)).filter((name) => name.startsWith('postgres.init-'));
    await expect.poll(async () => (await drafts()).length, { interval: 5, timeout: 60_000 }).toBe(1);
    await owner.kill();
    expect(await readdir(dataDir)).not.toContain('postgres');

    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
    expect(await drafts()).toEqual([]);
  });

  it('follows a link to an empty folder somebody prepared', async () => {
    const dataDir = await makeFolder();
    const disk = join(await makeFolder(), 'disk');
    await mkdir(disk);
    await symlink(disk, join(dataDir, 'postgres'));
    const { connection } = await start(dataDir);
    expect(connection.host).toBe(disk);
    expect((await stat(join(disk, 'PG_VERSION'))).isFile()).toBe(true);
  });

  it('does not take a lost disk for a new database', async () => {
    const dataDir = await makeFolder();
    await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres'));
    await expect(start(dataDir)).rejects.toThrow('is a link to a folder that is not there');
  });

  it('leaves a folder alone that holds something else', async () => {
    const dataDir = await makeFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'thesis.txt'), 'mine');
    const before = await stat(join(dataDir, 'postgres'));
    await expect(start(dataDir)).rejects.toThrow('holds something else than a PostgreSQL database');
    expect(await readFile(join(dataDir, 'postgres', 'thesis.txt'), 'utf8')).toBe('mine');
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(before.uid);
  });
});

describe.runIf(isRoot)('as root (skipped for a normal user, who needs none of it)', () => {
  it('keeps the data outside a folder that only root can enter, and finds it there again', async () => {
    const dataDir = join(await makeFolder(0o700), 'tiku', 'data');
    await mkdir(dataDir, { recursive: true });
    const first = await start(dataDir);
    const home = await readlink(join(dataDir, 'postgres'));
    try {
      expect(dirname(home)).toBe('/var/lib/tiku');
      const { uid, mode } = await stat(home);
      expect([uid, mode & 0o777]).toEqual([selectNobody(await readFile('/etc/passwd', 'utf8')).uid, 0o700]);
      await ask(first.connection, 'create table answer as select 7 as no');
      await first.stop();

      const second = await start(dataDir);
      expect(await ask(second.connection, 'select no from answer')).toEqual([7]);
      await second.stop();

      await rm(dataDir, { recursive: true });
      const third = await start(dataDir);
      expect(await ask(third.connection, `select to_regclass('answer')`)).toEqual([null]);
      await third.stop();
      await rm(await readlink(join(dataDir, 'postgres')), { recursive: true });
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });

  it('runs as the owner of the data, so that they can use it without root again', async () => {
    const dataDir = await makeUsedFolder();
    const place = join(dataDir, 'postgres');
    await handOver(place, { uid: 12_345, gid: 12_345 });
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
    expect((await stat(join(place, 'postmaster.pid'))).uid).toBe(12_345);
  });

  it('hands data that root has copied over to PostgreSQL', async () => {
    const dataDir = await makeUsedFolder();
    const place = join(dataDir, 'postgres');
    await handOver(place, { uid: 0, gid: 0 });
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1')).toEqual([1]);
    expect((await lstat(join(place, 'base'))).uid).not.toBe(0);
  });
});
