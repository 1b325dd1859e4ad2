import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveFile } from '../../files/files.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { learner } from '../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../testing/build-exam.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

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
const storePicture = async () => {
  const owner = { accountId: authorId, companyId: null, purpose: 'exam', name: 'a.png', contentType: 'image/png' };
  return (await saveFile(test.db, test.services.files, { ...owner, body: await draw() })).key;
};
const draw = (width = 20) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();

describe('POST /exam/live_update/file', () => {
  it('keeps a picture under a name of its own and hands it out to whoever may open the exam', async () => {
    const id = await buildExam(test.db, authorId);
    const first = (await upload(id, 'fig 1.png', await draw())).body as { name: string; url: string };
    const second = (await upload(id, 'fig 1.png', await draw(40))).body as { name: string; url: string };
    expect(first.name).toMatch(/^fig-1-[0-9a-f]{10}\.png$/);
    expect(second.name).not.toBe(first.name);
    const question = choiceQuestion(`<p>See <img src="${first.name}" alt="sky"></p>`);
    const { body } = await test.call(
      'PUT /exam/live_update/question',
      { exam_id: id, question: { no: 1, ...question } },
      { token: author },
    );
    expect(Object.keys(body.files)).toEqual([first.name]);
    const shown =
      (await test.call('POST /app/user/exam/questions', { exam_id: id }, { token: reader })).body.files[first.name] ??
      '';
    const file = await test.send({ method: 'GET', url: shown });
    expect(file.headers['content-type']).toBe('image/png');
    expect((await sharp(file.body as Buffer).metadata()).width).toBe(20);
    const one = await test.call('GET /exam/file/2', { exam_id: id, file_name: first.name }, { token: reader });
    expect(one.body.url).toMatch(/^\/files\//);
    const foreign = await buildExam(test.db, authorId);
    const missing = await test.call('GET /exam/file/2', { exam_id: foreign, file_name: first.name }, { token: reader });
    expect(missing.status).toBe(404);
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

describe('GET /exam/file/2', () => {
  it('gives away no picture of an explanation before its question is answered, though its name be guessed', async () => {
    const saved = { key: await storePicture(), contentHash: Buffer.alloc(32) };
    const question = {
      ...choiceQuestion('<p>See <img src="stem &amp; all.png"></p>'),
      explanation: '<p><img src="answer1.png"></p>',
    };
    const id = await buildExam(test.db, authorId, {
      paper: { items: [{ question, section: null, material: 0 }], materials: ['<p><img src="text.png"></p>'] },
      files: new Map(['stem & all.png', 'answer1.png', 'text.png', 'unused.png'].map((name) => [name, saved])),
    });
    const ask = async (file_name: string, token: string) =>
      (await test.call('GET /exam/file/2', { exam_id: id, file_name }, { token })).status;
    expect(await ask('stem & all.png', reader)).toBe(200);
    expect(await ask('text.png', reader)).toBe(200);
    expect(await ask('answer1.png', reader)).toBe(404);
    expect(await ask('unused.png', reader)).toBe(404);
    expect(await ask('answer1.png', author)).toBe(200);
    const me = learner(test, reader);
    const { answer_id } = await me.begin(id, 2);
    await me.save(answer_id, { no: 1, seq: 1, answer: ['A'] });
    expect(await ask('answer1.png', reader)).toBe(404);
    await me.save(answer_id, { no: 1, seq: 2, answer: ['A'], check: true });
    expect(await ask('answer1.png', reader)).toBe(200);
  });
});
