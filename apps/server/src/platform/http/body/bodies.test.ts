// How much of what is sent the server reads, and from whom.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { limits } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const login = '/api/1/app/user/login?os_type=5';
const save = '/api/1/exam/user_online_prac/answer_details?os_type=5';
const thumbnail = '/api/1/app/user/thumbnail?os_type=5';
const json = 'content-type: application/json';

const test = useTestApp();
let accountId: number;
let token: string;
let port: number;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});

function open(url: string, ...headers: string[]): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write([`POST ${url} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'));
  return socket;
}

/** The first of an answer, which is all that comes when the connection stays open. */
async function readStart(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

function post(url: string, payload: string, headers: Record<string, string> = {}) {
  return test.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
}

const padded = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;

describe('a body', () => {
  it.each([
    ['without a token', save, '401', json],
    ['with a bad token', save, '401', json, 'authorization: Bearer nobody'],
    ['with a file, without a token', thumbnail, '401', 'content-type: multipart/form-data; boundary=x'],
    ['without an os_type', '/api/1/app/user/login', '400', json],
  ])('%s is refused without being waited for', async (_case, url, status, ...headers) => {
    const socket = open(url, 'content-length: 10000', ...headers);
    expect(await readStart(socket)).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  });

  it.each([
    ['to a call anybody may make', login, limits.publicBodyBytes],
    ['to no call at all', '/api/1/no/such/call', limits.publicBodyBytes],
    ['to most calls', '/api/1/app/account/info?os_type=5', limits.bodyBytes],
    ['of answers', save, limits.answersBytes],
  ])('%s may only be so long', async (_case, url, most) => {
    const authorization = `Bearer ${token}`;
    expect((await post(url, padded(most), { authorization })).status).toBeOneOf([400, 404]);
    expect((await post(url, padded(most + 1), { authorization })).status).toBe(413);
  });

  it('that does not say how long it is ends the connection when it is too long', async () => {
    const socket = open(login, json, 'transfer-encoding: chunked');
    const closed = once(socket, 'close');
    socket.write(`${(20_000).toString(16)}\r\n${' '.repeat(20_000)}\r\n`);
    const start = await readStart(socket);
    expect(start).toContain('HTTP/1.1 413 ');
    expect(start.toLowerCase()).toContain('connection: close');
    await closed;
  });

  it.each([
    ['en', thumbnail, 'a.png', 3 * limits.imageBytes, 'Image cannot exceed 1 MB.'],
    ['zh-CN', thumbnail, 'a.png', 3 * limits.imageBytes, '图片不能超过 1 MB。'],
    ['ja', '/api/1/exam/import/file?os_type=5', 'a.png', 30 * 1024 * 1024, ' 20 MB '],
    ['en', '/api/1/web/upload/part?os_type=5&key=k&part=0', 'a.part', 2 * 1024 * 1024, 'cannot exceed 512 KB'],
    ['en', '/api/1/web/upload/part?os_type=5&key=k&part=0', 'a.part', limits.partBytes + 1, 'cannot exceed 512 KB'],
  ])('with a file that is too large is answered in words, in %s to %s', async (language, url, name, size, message) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(size)]), name);
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      body: form,
    });
    expect(answer.status).toBe(413);
    const { message: said } = (await answer.json()) as { message: string };
    expect(said).toContain(message);
  });

  it('of JSON that is too large is answered in words too, however it is sent', async () => {
    for (const body of [padded(3_000_000), ReadableStream.from([Buffer.from(padded(3_000_000))])]) {
      const answer = await fetch(`http://127.0.0.1:${port}${login}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        duplex: 'half',
      });
      expect([answer.status, await answer.json()]).toMatchObject([413, { message: expect.stringContaining('16 KB') }]);
    }
  });

  it('with a file that is empty says so, in whatever way it was sent', async () => {
    const form = new FormData();
    form.set('file', new Blob([]), 'a.png');
    const headers = { authorization: `Bearer ${token}` };
    const whole = await fetch(`http://127.0.0.1:${port}${thumbnail}`, { method: 'POST', headers, body: form });
    expect(await whole.json()).toMatchObject({ fields: { file: 'The file is empty' } });
    const parts = `${thumbnail}&upload_key=k&upload_size=0&upload_name=a.png`;
    const sent = await fetch(`http://127.0.0.1:${port}${parts}`, { method: 'POST', headers });
    expect(await sent.json()).toMatchObject({ fields: { file: 'The file is empty' } });
    const without = new FormData();
    without.set('x', 'y');
    const none = await fetch(`http://127.0.0.1:${port}${thumbnail}`, { method: 'POST', headers, body: without });
    expect(await none.json()).toMatchObject({ fields: { file: 'Required' } });
  });

  it('with a file is read no further than the largest file goes', async () => {
    const socket = open(
      thumbnail,
      'content-type: multipart/form-data; boundary=x',
      `authorization: Bearer ${token}`,
      'transfer-encoding: chunked',
    );
    const answer = readStart(socket);
    const send = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    send('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    send('x'.repeat(limits.imageBytes + 100_000));
    // Nothing says that this is the end of it.
    const start = await answer;
    expect(start).toContain('HTTP/1.1 413 ');
    expect(start.toLowerCase()).toContain('connection: close');
    socket.destroy();
  });

  it.each([
    ['too much depth', login, `{"username":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['too many values', login, `{"username":[${'0,'.repeat(300)}0]}`],
    ['too many values', save, `{"answer_details":[${'0,'.repeat(30_000)}0]}`],
  ])('with %s for %s is refused as no JSON of ours', async (_case, url, payload) => {
    const answer = await post(url, payload, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toHaveProperty('fields');
  });

  it('that is wrong in hundreds of places is told about the first of them', async () => {
    const payload = JSON.stringify({ answer_id: 1, answer_details: Array.from({ length: 500 }, () => 0) });
    const answer = await post(save, payload, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as { fields: object };
    expect(Object.keys(fields).length).toBeLessThanOrEqual(20);
  });

  it('with all that a browser of ours hands in at once is taken', async () => {
    const examId = await buildExam(test.db, accountId, { paper: paperOf(allFamilies) });
    const me = learner(test, token);
    const { answer_id, noes } = await me.begin(examId, 3);
    const text = '长'.repeat(49_000);
    const answers = noes.map((no) => ({ no, seq: no, answer: no === 6 ? { text, files: [] } : null }));
    const filler = Array.from({ length: 190 }, (_, at) => ({ no: 7 + at, seq: 1, answer: '字'.repeat(500) }));
    const { status, body } = await me.handIn(answer_id, { answer_details: [...answers, ...filler] });
    expect([status, body.answered_count]).toEqual([200, 1]);
  });
});
