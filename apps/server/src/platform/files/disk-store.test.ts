import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { newFileKey } from './file-store.ts';
import type { StoredKey } from './file-store.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiku-disk-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

it('leaves nothing behind when a write fails', async () => {
  const store = openDiskStore(directory);
  const body = Readable.from([Buffer.from('abc')]);
  await expect(store.put(newFileKey(), body, { contentType: 'text/plain', size: 7 })).rejects.toThrow(
    '3 bytes instead of 7',
  );
  expect(await filesOnDisk()).toEqual([]);
});

it('does not show a file before all of it is there', async () => {
  const store = openDiskStore(directory);
  const key = newFileKey();
  const body = new Readable({ read() {} });
  const put = store.put(key, body, { contentType: 'text/plain', size: 6 });
  body.push('abc');
  await expect.poll(filesOnDisk).toEqual([`${key}.part`]);
  expect(await store.get(key)).toBeNull();
  body.push('def');
  body.push(null);
  await put;
  expect(await filesOnDisk()).toEqual([key]);
});

it('lists files and what a crash left of one, and lets both be deleted', async () => {
  const store = openDiskStore(directory);
  const whole = newFileKey();
  const half = newFileKey();
  await store.put(whole, Buffer.from('x'), { contentType: 'text/plain', size: 1 });
  await mkdir(join(directory, half.slice(0, 2)), { recursive: true });
  await writeFile(join(directory, half.slice(0, 2), `${half}.part`), 'x');
  await mkdir(join(directory, 'ab'), { recursive: true });
  await writeFile(join(directory, 'ab', 'not-ours.txt'), 'x');
  const listed: StoredKey[] = await Readable.from(store.list()).toArray();
  expect(listed.map(({ key }) => key).toSorted()).toEqual([whole, half].toSorted());
  expect(listed.every(({ modifiedAt }) => Math.abs(Date.now() - modifiedAt.getTime()) < 10_000)).toBe(true);
  for (const { key } of listed) await store.delete(key);
  expect(await filesOnDisk()).toEqual(['not-ours.txt']);
});

it('lists nothing where nothing was ever stored', async () => {
  expect(await Readable.from(openDiskStore(join(directory, 'none')).list()).toArray()).toEqual([]);
});

it('says which folder it cannot use', async () => {
  const path = join(directory, 'a-file');
  await writeFile(path, 'x');
  await expect(openDiskStore(path).check()).rejects.toThrow(`Files cannot be stored in ${path}`);
});
