import { createServer } from 'node:http';
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
  const gone = await startS3TestServer();
  await gone.close();
  await expect(openS3Store(gone.options).check()).rejects.toThrow(/cannot be reached \(.*ECONNREFUSED/);
});

it('does not take a missing bucket for a missing file', async () => {
  await expect(openS3Store({ ...server.options, bucket: 'nowhere' }).get(newFileKey())).rejects.toThrow('NoSuchBucket');
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

it('follows the pages of a long listing', async () => {
  // The server above cannot page: it seals its tokens with a cipher that is no longer shipped.
  const keys = [newFileKey(), newFileKey(), newFileKey()];
  const paged = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('continuation-token') ?? 0);
    const next = page + 1 < keys.length;
    response.setHeader('content-type', 'application/xml');
    response.end(`<?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult><Name>tiku</Name><IsTruncated>${next}</IsTruncated>
      ${next ? `<NextContinuationToken>${page + 1}</NextContinuationToken>` : ''}
      <Contents><Key>${keys[page]}</Key><LastModified>2026-11-15T08:00:00.000Z</LastModified><Size>1</Size></Contents>
      </ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => paged.once('listening', resolve));
  const address = paged.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const store = openS3Store({ ...server.options, endpoint: `http://127.0.0.1:${port}` });
  const listed: StoredKey[] = await Readable.from(store.list()).toArray();
  await new Promise((resolve) => paged.close(resolve));
  expect(listed).toEqual(keys.map((key) => ({ key, modifiedAt: new Date('2026-11-15T08:00:00Z') })));
});
