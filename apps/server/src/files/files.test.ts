import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../testing/build-account.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openDiskStore } from './disk-store.ts';
import { newFileKey } from './file-store.ts';
import type { FileStore, StoredKey } from './file-store.ts';
import { deleteFile, findFile, saveFile, selectStorageUsed } from './files.ts';
import { sweepOrphanFiles } from './sweep-files.ts';

let database: TestDatabase;
let directory: string;
let store: FileStore;
let accountId: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiku-files-'));
  store = openDiskStore(directory);
  accountId = await buildAccount(database.db);
  return () => rm(directory, { recursive: true });
});

function save(changes: Partial<Parameters<typeof saveFile>[2]> = {}) {
  return saveFile(database.db, store, {
    accountId,
    companyId: null,
    purpose: 'test',
    name: '笔记.txt',
    contentType: 'text/plain',
    body: Buffer.from('hello'),
    ...changes,
  });
}

async function storedKeys(): Promise<string[]> {
  const listed: StoredKey[] = await Readable.from(store.list()).toArray();
  return listed.map(({ key }) => key);
}

async function countRows(): Promise<number> {
  const rows = await database.db.selectFrom('file').select('key').where('account_id', '=', accountId).execute();
  return rows.length;
}

function nextDay(): Date {
  return new Date(Date.now() + 25 * 60 * 60_000);
}

async function putOrphan(): Promise<string> {
  const key = newFileKey();
  await store.put(key, Buffer.from('x'), { contentType: 'text/plain', size: 1 });
  return key;
}

describe('saving', () => {
  it('keeps the bytes under a new key and says whose they are', async () => {
    const file = await save();
    expect(file).toMatchObject({ account_id: accountId, name: '笔记.txt', content_type: 'text/plain', size: 5 });
    expect(await findFile(database.db, file.key)).toEqual(file);
    const stream = await store.get(file.key);
    expect(Buffer.concat(await stream!.toArray()).toString()).toBe('hello');
  });

  it('writes no row when the bytes cannot be stored, and asks to try again', async () => {
    const blocked = join(directory, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const file = {
      accountId,
      companyId: null,
      purpose: 'test',
      name: 'a',
      contentType: 'text/plain',
      body: Buffer.from('x'),
    };
    await expect(saveFile(database.db, openDiskStore(blocked), file)).rejects.toMatchObject({ errorName: 'busy' });
    expect(await countRows()).toBe(0);
  });

  it('leaves the bytes to the sweep when the row cannot be written', async () => {
    await expect(save({ accountId: -1 })).rejects.toThrow('foreign key');
    expect(await storedKeys()).toHaveLength(1);
  });

  it('refuses a name with a NUL in it before anything is stored', async () => {
    await expect(save({ name: 'a\0.txt' })).rejects.toMatchObject({ errorName: 'invalid_request' });
    expect(await storedKeys()).toEqual([]);
  });

  it.each(['', 'text', 'text/html\r\nset-cookie: a=b', 'text/html; charset=x'])(
    'does not pass on %j as a type',
    async (contentType) => {
      expect((await save({ contentType })).content_type).toBe('application/octet-stream');
    },
  );
});

describe('deleting', () => {
  it('removes the row and the bytes', async () => {
    const { key } = await save();
    await deleteFile(database.db, store, key);
    expect(await findFile(database.db, key)).toBeNull();
    expect(await storedKeys()).toEqual([]);
  });

  it('keeps the bytes of a file whose deletion is undone', async () => {
    const { key } = await save();
    const undone = database.db.transaction().execute(async (tx) => {
      await deleteFile(tx, store, key);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await findFile(database.db, key)).not.toBeNull();
    expect(await storedKeys()).toEqual([key]);
  });

  it('succeeds when only the store is away, since the sweep will follow', async () => {
    const { key } = await save();
    const away: FileStore = { ...store, delete: () => Promise.reject(new Error('away')) };
    await expect(deleteFile(database.db, away, key)).resolves.toBeUndefined();
    expect(await findFile(database.db, key)).toBeNull();
  });
});

describe('the storage used', () => {
  it("adds up one account's files", async () => {
    expect(await selectStorageUsed(database.db, accountId)).toBe(0);
    await save({ body: Buffer.alloc(1000) });
    await save({ body: Buffer.alloc(24) });
    await save({ accountId: await buildAccount(database.db), body: Buffer.alloc(5) });
    expect(await selectStorageUsed(database.db, accountId)).toBe(1024);
  });
});

describe('the sweep', () => {
  it('removes day-old bytes without a row and nothing else', async () => {
    const { key } = await save();
    await putOrphan();
    expect(await sweepOrphanFiles(database.db, store, nextDay())).toBe(1);
    expect(await storedKeys()).toEqual([key]);
  });

  it('leaves young bytes alone, whose row may be on its way', async () => {
    const orphan = await putOrphan();
    expect(await sweepOrphanFiles(database.db, store)).toBe(0);
    expect(await storedKeys()).toEqual([orphan]);
  });

  it('removes nothing when the store seems to belong to another database', async () => {
    await save();
    await Promise.all(Array.from({ length: 101 }, putOrphan));
    await expect(sweepOrphanFiles(database.db, store, nextDay())).rejects.toThrow('101 of 102 stored files');
    expect(await storedKeys()).toHaveLength(102);
  });
});
