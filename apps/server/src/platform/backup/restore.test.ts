// The drill: what was backed up while people worked is restored into an empty place, and every table and file is compared.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPendingMigrations } from '../db/migrate.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { deleteFile, storeFile } from '../files/files.ts';
import type { FileStore } from '../files/file-store.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { selectTables } from './backup-tables.ts';
import { writeBackup } from './backup.ts';
import { backUpNightly } from './nightly.ts';
import { restoreBackup } from './restore.ts';

let test: TestApp;
let folder: string;
let source: { connection: TestDatabase['connection']; files: FileStore };

beforeAll(async () => {
  test = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'tiku-backup-'));
  await loadDemo(test.services);
  const { host, port, user, database } = test.services.pool.options;
  source = { connection: { host, port, user, database }, files: test.services.files };
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

interface Place extends TestDatabase {
  files: FileStore;
}

/** Without as much as a table. */
async function createEmptyPlace(): Promise<Place> {
  const database = await createTestDatabase();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return { ...database, files: openDiskStore(await mkdtemp(join(folder, 'files-'))) };
}

/** A digest of every table, whatever the order of its rows. */
async function digestTables(db: TestDatabase['db'], pool: TestDatabase['pool']): Promise<Record<string, string>> {
  const client = await pool.connect();
  const tables = await selectTables(client);
  client.release();
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
      from ${sql.table(name)} t`.execute(db);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

async function digestFiles(files: FileStore): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for await (const { key } of files.list()) {
    const stream = await files.get(key);
    digests[key] = stream
      ? createHash('sha256')
          .update(await buffer(stream))
          .digest('hex')
      : '';
  }
  return digests;
}

it('is made every night, and the oldest goes', async () => {
  const directory = join(folder, 'nightly');
  for (const day of ['01', '02', '03']) {
    const config = { directory, keep: 2, passphrase: undefined };
    await backUpNightly(source, config, new Date(`2026-11-${day}T02:20:00Z`));
  }
  expect((await readdir(directory)).toSorted()).toEqual([
    'tiku-2026-11-02T02-20-00Z.backup',
    'tiku-2026-11-03T02-20-00Z.backup',
  ]);
});

it('of the version before is brought up to date when it is restored', async () => {
  const place = await createEmptyPlace();
  await restoreBackup(place, join(import.meta.dirname, 'kept/0045.backup'));
  expect(await listPendingMigrations(place.db)).toEqual([]);
  const { rows } = await sql<{ username: string; title: string; since: Date | null }>`
    select a.username, e.title, e.reviewing_since as since from exam e join account a on a.id = e.account_id
    where e.status = 3`.execute(place.db);
  expect(rows).toMatchObject([{ username: 'kept', title: 'Kept exam', since: expect.any(Date) }]);
  const waiting = await sql`select from feedback where waiting_since is not null`.execute(place.db);
  expect(waiting.rows).toHaveLength(1);
  expect(Object.values(await digestFiles(place.files))).toEqual([
    createHash('sha256').update('kept bytes').digest('hex'),
  ]);
  await place.drop();
});

describe('a backup', () => {
  it('brings back every table and every file', async () => {
    const path = join(folder, 'whole.tiku');
    const written = await writeBackup(source, path);
    expect(written.rows).toBeGreaterThan(1_000);
    expect(written.files).toBeGreaterThan(0);
    const place = await createEmptyPlace();
    const restored = await restoreBackup(place, path);
    expect(restored).toMatchObject({ tables: written.tables, rows: written.rows, files: written.files });
    expect(await digestTables(place.db, place.pool)).toEqual(await digestTables(test.db, test.services.pool));
    expect(await digestFiles(place.files)).toEqual(await digestFiles(test.services.files));
    // It goes on where it stopped: numbers are given once, and what holds is held.
    const id = await buildAccount(place.db, { username: 'after-restore' });
    const { rows } = await sql<{ max: number }>`select max(id) from account where id <> ${id}`.execute(place.db);
    expect(id).toBeGreaterThan(rows[0]?.max ?? 0);
    await expect(sql`insert into exam_question (exam_id, no) values (-1, 1)`.execute(place.db)).rejects.toThrow(
      'violates',
    );
    await expect(restoreBackup(place, path)).rejects.toThrow('There is data in this place already');
    await place.drop();
  });

  it('holds the files of its moment, although they are deleted while it is written', async () => {
    const accountId = await buildAccount(test.db);
    const keys: string[] = [];
    for (let each = 0; each < 30; each++) {
      const body = Buffer.from(`file ${each}`);
      const file = {
        accountId,
        companyId: null,
        purpose: 'exam',
        name: 'f.txt',
        contentType: 'text/plain',
        body,
      } as const;
      keys.push((await storeFile(test.services, file)).key);
    }
    const path = join(folder, 'busy.tiku');
    // The first file that is copied waits until all of them have been deleted.
    let isFirst = true;
    const files: FileStore = {
      ...source.files,
      get: async (key, range) => {
        if (isFirst) {
          isFirst = false;
          for (const each of keys) await deleteFile(test.db, source.files, each);
        }
        return source.files.get(key, range);
      },
    };
    await writeBackup({ ...source, files }, path);
    const { rows } = await sql<{ count: number }>`select count(*) from file where key = any(${keys})`.execute(test.db);
    expect(rows[0]?.count).toBe(0);
    const place = await createEmptyPlace();
    await restoreBackup(place, path);
    const restored = await sql<{ count: number }>`select count(*) from file where key = any(${keys})`.execute(place.db);
    expect(restored.rows[0]?.count).toBe(keys.length);
    const found = await digestFiles(place.files);
    expect(keys.filter((key) => !(key in found))).toEqual([]);
    await place.drop();
  });

  it('is read by nobody without its passphrase, and not when a byte of it is missing or changed', async () => {
    const path = join(folder, 'sealed.tiku');
    await writeBackup(source, path, 'correct horse battery');
    const bytes = await readFile(path);
    const place = await createEmptyPlace();
    await expect(restoreBackup(place, path)).rejects.toThrow('give its passphrase');
    await expect(restoreBackup(place, path, 'wrong')).rejects.toThrow('cannot be opened');
    const damaged = join(folder, 'damaged.tiku');
    await writeFile(damaged, bytes.subarray(0, bytes.length - 40));
    await expect(restoreBackup(place, damaged, 'correct horse battery')).rejects.toThrow('it is damaged');
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    await expect(restoreBackup(place, damaged, 'correct horse battery')).rejects.toThrow('it is damaged');
    await restoreBackup(place, path, 'correct horse battery');
    expect(Object.keys(await digestFiles(place.files)).length).toBeGreaterThan(0);
    await place.drop();
  });
});
