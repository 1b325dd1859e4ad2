import { errors } from '@tiku/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let authorId: number;
let author: string;
let reader: string;

beforeAll(async () => {
  test = await createTestApp();
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  reader = await test.tokenFor(await buildAccount(test.db));
});
afterAll(() => test.close());

const upload = (exam_id: number | string, name: string, bytes: Buffer, token = author) => {
  const boundary = 'tiku';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return test.send({
    method: 'POST',
    url: `/api/1/exam/live_update/file?os_type=5&exam_id=${exam_id}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};
const draw = (width = 20) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();

describe('POST /exam/live_update/file', () => {
  it('keeps a picture under a name of its own, by which its author finds it in questions', async () => {
    const id = await buildExam(test.db, authorId);
    const first = (await upload(id, 'fig 1.png', await draw())).body as { name: string; url: string };
    const second = (await upload(id, 'fig 1.png', await draw(40))).body as { name: string; url: string };
    expect(first.name).toMatch(/^fig-1-[0-9a-f]{10}\.png$/);
    expect(second.name).not.toBe(first.name);
    const question = choiceQuestion(`<p>See <img src="${first.name}" alt="sky"></p>`);
    const change = { exam_id: id, question: { no: 1, ...question } };
    const { body } = await test.call('PUT /exam/live_update/question', change, { token: author });
    expect(Object.keys(body.files)).toEqual([first.name]);
    const file = await test.send({ method: 'GET', url: body.files[first.name] ?? '' });
    expect(file.headers['content-type']).toBe('image/png');
    expect((await sharp(file.body as Buffer).metadata()).width).toBe(20);
    expect((await sharp((await test.send({ url: second.url })).body as Buffer).metadata()).width).toBe(40);
  });

  it.each(['../../etc/x.png', 'con.png', `${'x'.repeat(300)}.png`, 'a\u202egnp.png', '<img>.png', '.png'])(
    'gives %j a harmless name',
    async (name) => {
      const id = await buildExam(test.db, authorId);
      const answer = await upload(id, name, await draw());
      expect(answer.status).toBe(200);
      expect((answer.body as { name: string }).name).toMatch(/^[\p{L}\p{N}-]{1,60}\.png$/u);
    },
  );

  it('keeps a video without the place where it was taken', async () => {
    const id = await buildExam(test.db, authorId);
    const place = Buffer.from('\0\0\0\x1cudta+48.8577+002.295/xyz', 'latin1');
    const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), place]);
    const { url } = (await upload(id, 'walk.mp4', video)).body as { url: string };
    const kept = (await test.send({ url })).body as Buffer;
    expect([kept.length, kept.includes('48.8577')]).toEqual([video.length, false]);
  });

  it('refuses what is too large, not what it claims to be, or not for this exam', async () => {
    const id = await buildExam(test.db, authorId);
    const stored = () => test.db.selectFrom('file').select('key').execute();
    const before = await stored();
    expect((await upload(id, 'a.png', Buffer.alloc(1024 * 1024 + 1, await draw()))).status).toBe(413);
    expect((await upload(id, 'a.png', Buffer.from('MZ not a picture'))).body).toMatchObject({ error_code: 3006 });
    expect((await upload(id, 'a.mp3', Buffer.from('<html>'))).status).toBe(400);
    expect((await upload(id, 'a.svg', Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(id, 'a.png', (await draw()).subarray(0, 60))).status).toBe(400);
    expect((await upload(id, 'a.png', await draw(), reader)).status).toBe(404);
    expect((await upload('x', 'a.png', await draw())).status).toBe(400);
    expect(await stored()).toEqual(before);
  });
});

const part = (head: string, body = 'x') => `--tiku\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;

describe('an upload that is no multipart', () => {
  const file = part('name="file"; filename="a.png"');

  it.each([
    ['ends early', part('name="file"; filename="a.png"').slice(0, -2), 400],
    ['has no end', 'nothing at all', 400],
    ['has no name', part('name="file"\r\ncontent-type: application/octet-stream') + '--tiku--\r\n', 415],
    ['reaches for the prototype', part('name="__proto__"') + file + '--tiku--\r\n', 400],
    ['claims to hold JSON', part('name="exam_id"\r\ncontent-type: application/json', '{') + file + '--tiku--\r\n', 400],
  ])('and %s is refused in words', async (_case, payload, status) => {
    const answer = await test.send({
      method: 'POST',
      url: `/api/1/exam/live_update/file?os_type=5&exam_id=1`,
      headers: { authorization: `Bearer ${author}`, 'content-type': 'multipart/form-data; boundary=tiku' },
      payload,
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), error_code: expect.any(Number) });
  });
});

async function readUsed(): Promise<number> {
  const { body } = await test.call('GET /app/account/info', {}, { token: author });
  return body.account.storage_used;
}

function film(megabytes: number) {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024);
  bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
  return { name: 'rain.mp4', bytes };
}

describe('what counts as storage', () => {
  it('is refused with what is left, in the language of the author, once it is all taken', async () => {
    const limited = await createTestApp({ TIKU_STORAGE_FREE: '1' });
    const owner = await buildAccount(limited.db);
    const token = await limited.tokenFor(owner);
    const exam_id = String(await buildExam(limited.db, owner));
    const send = (megabytes: number, language = 'en') =>
      sendFile(limited, 'POST /exam/live_update/file', film(megabytes), { token, language, query: { exam_id } });
    expect((await send(0.75)).status).toBe(200);
    const refused = await send(0.5);
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({
      error_code: errors.storage_full.code,
      message: 'There is not enough storage for this: 256 KB of 1 MB are left.',
    });
    expect((await send(0.5, 'zh-CN')).body).toMatchObject({ message: '存储空间不足：还剩 256 KB（共 1 MB）。' });
    expect((await send(0.25)).status).toBe(200);
    const { body } = await limited.call('GET /app/account/info', {}, { token });
    expect(body.account).toMatchObject({ storage_used: 1024 * 1024, storage_limit: 1024 * 1024 });
    await limited.close();
  });

  it('is nothing of an upload that is refused', async () => {
    const id = await buildExam(test.db, authorId);
    const before = await readUsed();
    await upload(id, 'a.png', Buffer.from('MZ not a picture'));
    await upload(id, 'a.png', (await draw()).subarray(0, 60));
    expect(await readUsed()).toBe(before);
    await upload(id, 'a.png', await draw());
    expect(await readUsed()).toBeGreaterThan(before);
  });
});
