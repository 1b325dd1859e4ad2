import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFileKey } from './file-store.ts';
import type { StoredKey } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import type { S3Options } from './s3-store.ts';
import { startS3TestServer } from './s3-test-server.ts';
import type { S3TestServer } from './s3-test-server.ts';

let server: S3TestServer;

beforeAll(async () => {
  server = await startS3TestServer();
});
afterAll(() => server.close());

it.each<[string, Partial<S3Options>, string]>([
  ['a bucket that does not exist', { bucket: 'nowhere' }, 'There is no bucket "nowhere"'],
  ['an unknown key', { accessKeyId: 'NOBODY' }, 'refuses the key (InvalidAccessKeyId)'],
  ['a wrong secret', { secretAccessKey: 'guess' }, 'refuses the key (SignatureDoesNotMatch)'],
])('is not ready with %s, and says so', async (_case, changes, sentence) => {
  await expect(openS3Store({ ...server.options, ...changes }).check()).rejects.toThrow(sentence);
});

it('is not ready when nobody answers, and says so', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const store = openS3Store({ ...server.options, endpoint: `http://127.0.0.1:${port}` });
  await expect(store.check()).rejects.toThrow(/cannot be reached \(.*ECONNREFUSED/);
});

it('does not take a missing bucket for a missing file', async () => {
  await expect(openS3Store({ ...server.options, bucket: 'nowhere' }).get(newFileKey())).rejects.toThrow();
});

it('lists its own keys only', async () => {
  // It computes the signature of a listing without the slash at the end of the path that the client sends.
  const lenient = await startS3TestServer({ checkSignatures: false });
  const store = openS3Store(lenient.options);
  const keys = [newFileKey(), newFileKey()];
  for (const key of keys) await store.put(key, Buffer.from('x'), { contentType: 'text/plain', size: 1 });
  await fetch(`${lenient.options.endpoint}/tiku/not-ours.txt`, { method: 'PUT', body: 'x' });
  const listed: StoredKey[] = await Readable.from(store.list()).toArray();
  expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(listed.every(({ modifiedAt }) => Math.abs(Date.now() - modifiedAt.getTime()) < 60_000)).toBe(true);
  await lenient.close();
});
