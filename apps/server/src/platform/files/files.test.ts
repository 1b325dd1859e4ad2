import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openDiskStore } from './disk-store.ts';
import { newFileKey } from './file-store.ts';
import type { FileStore, StoredKey } from './file-store.ts';
import { deleteFile, saveFile, storeFile } from './files.ts';
import type { FileServices } from './files.ts';
import type { NewFile, StoredFile } from './file.store.ts';
import { sweepOrphanFiles, sweepUnmappedFiles } from './sweep-files.ts';

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

const storage = { free: 1_000, vip: 2_000, company: 3_000 };

function services(changes: Partial<FileServices> = {}): FileServices {
  return { db: database.db, files: store, config: { storage }, ...changes };
}

function newFile(changes: Partial<NewFile> = {}): NewFile {
  const body = Buffer.from('hello');
  return { accountId, companyId: null, purpose: 'exam', name: '笔记.txt', contentType: 'text/plain', body, ...changes };
}

function save(changes: Partial<NewFile> = {}): Promise<StoredFile> {
  return saveFile(services(), newFile(changes), async (_tx, saved) => saved);
}

async function findFile(key: string): Promise<StoredFile | null> {
  return (await database.db.selectFrom('file').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;
}

async function readUsed(owner: { account_id: number } | { company_id: number }): Promise<number> {
  const query = database.db.selectFrom('storage').select('used');
  const row = await (
    'account_id' in owner
      ? query.where('account_id', '=', owner.account_id)
      : query.where('company_id', '=', owner.company_id)
  ).executeTakeFirst();
  return row?.used ?? 0;
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
    const { key } = await save();
    expect(await findFile(key)).toMatchObject({ account_id: accountId, name: '笔记.txt', size: 5 });
    const stream = await store.get(key);
    expect(Buffer.concat(await stream!.toArray()).toString()).toBe('hello');
  });

  it('leaves nothing when the bytes cannot be stored, and asks to try again', async () => {
    const blocked = join(directory, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const away = services({ files: openDiskStore(blocked) });
    await expect(storeFile(away, newFile())).rejects.toMatchObject({ errorName: 'busy' });
    expect(await countRows()).toBe(0);
    expect(await readUsed({ account_id: accountId })).toBe(0);
  });

  it('leaves nothing when what it is for cannot be written down', async () => {
    const failing = saveFile(services(), newFile(), () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await countRows()).toBe(0);
    expect(await storedKeys()).toEqual([]);
    expect(await readUsed({ account_id: accountId })).toBe(0);
  });

  it('tells the failure that came first when nothing can be tidied up either', async () => {
    const broken: FileStore = { ...store, put: () => Promise.reject(new Error('full')) };
    const failing = storeFile(services({ files: broken }), newFile({ accountId: -1 }));
    await expect(failing).rejects.toThrow('foreign key');
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
    expect(await findFile(key)).toBeNull();
    expect(await storedKeys()).toEqual([]);
  });

  it('leaves a file alone that something still maps to', async () => {
    const { key } = await save();
    await database.db.updateTable('account').set({ thumbnail_key: key }).where('id', '=', accountId).execute();
    await deleteFile(database.db, store, key);
    expect(await findFile(key)).not.toBeNull();
    expect(await storedKeys()).toEqual([key]);
  });

  it('is refused within a transaction, which may be undone when the bytes are gone', async () => {
    const { key } = await save();
    const undone = database.db.transaction().execute((tx) => deleteFile(tx, store, key));
    await expect(undone).rejects.toThrow('outside transactions');
    expect(await storedKeys()).toEqual([key]);
  });

  it('succeeds when only the store is away, since the sweep will follow', async () => {
    const { key } = await save();
    const away: FileStore = { ...store, delete: () => Promise.reject(new Error('away')) };
    await expect(deleteFile(database.db, away, key)).resolves.toBeUndefined();
    expect(await findFile(key)).toBeNull();
  });
});

const setVip = (until: string) =>
  sql`update account set vip_until = now() + ${until}::interval where id = ${accountId}`.execute(database.db);

describe('the storage used', () => {
  it('is what the files of an account add up to, and less when some go', async () => {
    await save({ body: Buffer.alloc(600) });
    const { key } = await save({ body: Buffer.alloc(24) });
    await save({ accountId: await buildAccount(database.db), body: Buffer.alloc(5) });
    expect(await readUsed({ account_id: accountId })).toBe(624);
    await deleteFile(database.db, store, key);
    expect(await readUsed({ account_id: accountId })).toBe(600);
  });

  it('counts for the company that somebody acted for', async () => {
    const companyId = await buildCompany(database.db, accountId);
    await save({ companyId, body: Buffer.alloc(2_500) });
    expect(await readUsed({ company_id: companyId })).toBe(2_500);
    expect(await readUsed({ account_id: accountId })).toBe(0);
    await expect(save({ companyId, body: Buffer.alloc(501) })).rejects.toMatchObject({ errorName: 'storage_full' });
  });

  it('follows every removal of rows, also of many of several owners at once', async () => {
    const other = await buildAccount(database.db);
    const files = [await save(), await save(), await save({ accountId: other }), await save({ accountId: other })];
    await sql`delete from file where key = any(${files.slice(1).map(({ key }) => key)})`.execute(database.db);
    expect(await readUsed({ account_id: accountId })).toBe(5);
    expect(await readUsed({ account_id: other })).toBe(0);
  });

  it('agrees with the files after many came and went at once', async () => {
    const companyId = await buildCompany(database.db, accountId);
    await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const size = at % 3 === 0 ? { companyId, body: Buffer.alloc(at) } : { body: Buffer.alloc(at % 10) };
        const { key } = await save(size);
        if (at % 2 === 0) await deleteFile(database.db, store, key);
      }),
    );
    const { rows } = await sql<{ company_id: number | null; used: number }>`
      select company_id, sum(size) as used from file where account_id = ${accountId} group by company_id`.execute(
      database.db,
    );
    expect(rows).toHaveLength(2);
    for (const { company_id, used } of rows) {
      const owner = company_id === null ? { account_id: accountId } : { company_id };
      expect(await readUsed(owner)).toBe(used);
    }
  });

  it('may be all there is and not a byte more, and a refusal says what is left', async () => {
    await save({ body: Buffer.alloc(900) });
    await expect(save({ body: Buffer.alloc(101) })).rejects.toMatchObject({
      errorName: 'storage_full',
      details: { sizes: { left: 100, limit: 1_000 } },
    });
    expect(await storedKeys()).toHaveLength(1);
    await save({ body: Buffer.alloc(100) });
    await expect(save({ body: Buffer.alloc(1) })).rejects.toMatchObject({ details: { sizes: { left: 0 } } });
  });

  it('is taken before the bytes are stored, so that of many that come at once only those fit that find room', async () => {
    const waiting: (() => void)[] = [];
    const slow: FileStore = {
      ...store,
      put: async (...file) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return store.put(...file);
      },
    };
    const many = Array.from({ length: 12 }, () =>
      storeFile(services({ files: slow }), newFile({ body: Buffer.alloc(300) })),
    );
    const settled = Promise.allSettled(many);
    await expect.poll(() => waiting.length).toBe(3);
    expect(await readUsed({ account_id: accountId })).toBe(900);
    for (const go of waiting) go();
    expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await storedKeys()).toHaveLength(3);
  });

  it('may be more for a VIP; somebody who was one keeps what they have and adds nothing', async () => {
    await setVip('1 day');
    const { key } = await save({ body: Buffer.alloc(1_500) });
    await setVip('-1 day');
    await expect(save()).rejects.toMatchObject({ details: { sizes: { left: 0, limit: 1_000 } } });
    expect(await findFile(key)).not.toBeNull();
  });
});

describe('a file that nothing maps to', () => {
  it('gives its room back after a day', async () => {
    const { key: mapped } = await save();
    await database.db.updateTable('account').set({ thumbnail_key: mapped }).where('id', '=', accountId).execute();
    const { key: cutShort } = await storeFile(services(), newFile());
    await sweepUnmappedFiles(database.db, store);
    expect(await findFile(cutShort)).not.toBeNull();
    await sql`update file set created_at = now() - interval '25 hours' where account_id = ${accountId}`.execute(
      database.db,
    );
    await sweepUnmappedFiles(database.db, store);
    expect(await findFile(cutShort)).toBeNull();
    expect(await storedKeys()).toEqual([mapped]);
    expect(await readUsed({ account_id: accountId })).toBe(5);
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
