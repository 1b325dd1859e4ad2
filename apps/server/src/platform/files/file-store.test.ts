import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { isFileKey, newFileKey } from './file-store.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import { startS3TestServer } from './s3-test-server.ts';

interface OpenStore {
  store: FileStore;
  close: () => Promise<void>;
}

async function openDisk(): Promise<OpenStore> {
  const directory = await mkdtemp(join(tmpdir(), 'tiku-store-'));
  return { store: openDiskStore(join(directory, 'files')), close: () => rm(directory, { recursive: true }) };
}

async function openS3(): Promise<OpenStore> {
  const { options, close } = await startS3TestServer();
  return { store: openS3Store(options), close };
}

describe.each([
  { name: 'disk', open: openDisk },
  { name: 'S3', open: openS3 },
])('the $name store', ({ open }) => {
  let store: FileStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  async function put(body: Buffer): Promise<string> {
    const key = newFileKey();
    await store.put(key, body, { contentType: 'text/plain', size: body.length });
    return key;
  }

  async function read(key: string, range?: ByteRange): Promise<string | null> {
    const stream = await store.get(key, range);
    return stream && Buffer.concat(await stream.toArray()).toString();
  }

  it('is ready', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('gives back what was put, byte for byte', async () => {
    const body = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    const stream = await store.get(await put(body));
    expect(Buffer.concat(await stream!.toArray()).equals(body)).toBe(true);
  });

  it('keeps an empty file', async () => {
    expect(await read(await put(Buffer.alloc(0)))).toBe('');
  });

  it('takes a stream', async () => {
    const key = newFileKey();
    const body = Readable.from([Buffer.from('第一'), Buffer.from('第二')]);
    await store.put(key, body, { contentType: 'text/plain', size: 12 });
    expect(await read(key)).toBe('第一第二');
  });

  it('reads a range, both ends included', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect(await read(key, { start: 2, end: 4 })).toBe('234');
    expect(await read(key, { start: 9, end: 9 })).toBe('9');
  });

  it('answers null for what is not there', async () => {
    expect(await store.get(newFileKey())).toBeNull();
    expect(await store.get(newFileKey(), { start: 0, end: 1 })).toBeNull();
  });

  it('deletes, and does not mind deleting again', async () => {
    const key = await put(Buffer.from('x'));
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await expect(store.delete(key)).resolves.toBeUndefined();
  });

  it.each([
    '',
    '..',
    '../../etc/passwd',
    'a'.repeat(43),
    `${newFileKey()}/x`,
    `${newFileKey()}\n`,
    `${newFileKey()}.part`,
  ])('refuses %j as a key', async (key) => {
    await expect(store.put(key, Buffer.from('x'), { contentType: 'text/plain', size: 1 })).rejects.toThrow(TypeError);
    await expect(store.get(key)).rejects.toThrow(TypeError);
    await expect(store.delete(key)).rejects.toThrow(TypeError);
  });

  it.each([3, 12])('refuses a stream of %i bytes that was announced with 7', async (length) => {
    const body = Readable.from([Buffer.alloc(length)]);
    await expect(store.put(newFileKey(), body, { contentType: 'text/plain', size: 7 })).rejects.toBeInstanceOf(Error);
  });

  it('fails when the stream fails', async () => {
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw new Error('the sender hung up');
      })(),
    );
    const key = newFileKey();
    await expect(store.put(key, body, { contentType: 'text/plain', size: 7 })).rejects.toBeInstanceOf(Error);
  });
});

it('makes keys that are recognised and never repeat', () => {
  const keys = Array.from({ length: 1000 }, newFileKey);
  expect(keys.every(isFileKey)).toBe(true);
  expect(new Set(keys).size).toBe(1000);
});
