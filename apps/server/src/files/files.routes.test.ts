import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../testing/build-account.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { Disposition } from './content-disposition.ts';
import { newFileKey } from './file-store.ts';
import { saveFile } from './files.ts';
import { addressExpiry, signAddress } from './sign-address.ts';

let test: TestApp;
let accountId: number;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await buildAccount(test.db);
});
afterAll(() => test.close());

const text = '0123456789'.repeat(1000);

async function save(contentType: string, name = '笔记.txt', body = Buffer.from(text)): Promise<string> {
  const { key } = await saveFile(test.db, test.services.files, {
    accountId,
    companyId: null,
    purpose: 'test',
    name,
    contentType,
    body,
  });
  return key;
}

function sign(key: string, disposition: Disposition = 'inline', expiresAt = addressExpiry(new Date())): string {
  return signAddress({ key, secret: test.services.keys.signing, expiresAt, accountId, disposition });
}

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return test.app.inject({ method, url, headers });
}

describe('a file', () => {
  it('is sent whole, locked in, with its length, to whoever holds a signed address', async () => {
    const answer = await get(sign(await save('image/png', '图.png')), { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10000',
      'content-disposition': `inline; filename="_.png"; filename*=UTF-8''%E5%9B%BE.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
    });
  });

  it('keeps its length where compression would hide it', async () => {
    const answer = await get(sign(await save('text/plain')), { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-length']).toBe('10000');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'text/plain', 'application/xml'])(
    'of type %s is only ever downloaded',
    async (contentType) => {
      const answer = await get(sign(await save(contentType, 'a.bin'), 'inline'));
      expect(answer.headers['content-disposition']).toBe('attachment; filename="a.bin"');
    },
  );

  it('that could be shown is downloaded when the address says so', async () => {
    const answer = await get(sign(await save('image/png', 'a.png'), 'attachment'));
    expect(answer.headers['content-disposition']).toBe('attachment; filename="a.png"');
  });

  it('tells HEAD what GET would, without the bytes', async () => {
    const answer = await get(sign(await save('audio/mpeg', 'a.mp3')), {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'content-length': '10000',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
  });

  it('may be empty', async () => {
    const answer = await get(sign(await save('text/plain', 'a.txt', Buffer.alloc(0))));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('0');
  });
});

describe('a range', () => {
  it('is answered with that part', async () => {
    const answer = await get(sign(await save('video/mp4')), { range: 'bytes=5-14' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('5678901234');
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 5-14/10000', 'content-length': '10' });
  });

  it('beyond the end is answered with 416 and the size', async () => {
    const answer = await get(sign(await save('video/mp4')), { range: 'bytes=10000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10000');
  });

  it.each([{ range: 'bytes=0-1,5-6' }, { range: 'bytes=x' }, { range: 'bytes=0-1', 'if-range': '"old"' }])(
    'that cannot be served alone gets the whole file: %j',
    async (headers) => {
      const answer = await get(sign(await save('video/mp4')), headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(text);
    },
  );
});

describe('an address that does not hold', () => {
  it('is answered as if there were nothing, whatever is wrong with it', async () => {
    const key = await save('text/plain');
    const good = sign(key);
    const lost = await save('text/plain');
    await test.services.files.delete(lost);
    const bad = [
      `/files/${key}`,
      good.slice(0, -5),
      good.replace(key, await save('text/plain')),
      good.replace(`account=${accountId}`, `account=${accountId + 1}`),
      sign(key, 'inline', new Date(Date.now() - 1000)),
      sign(key, 'inline', new Date(Date.now() + 10 * 60_000)),
      sign(newFileKey()),
      sign(lost),
      `${good}&signature=x`,
      good.replace(key, '..%2f..%2fetc%2fpasswd'),
      good.replace(key, `${key}%00`),
    ];
    const answers = await Promise.all(bad.map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bad.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ error_code: 1004 });
    expect((await get(good)).statusCode).toBe(200);
  });
});
