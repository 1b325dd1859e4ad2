// Requests that reach a server which is about to stop, on connections that it still has.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;
let answerId: number;

beforeEach(async () => {
  test = await createTestApp();
  const accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  const examId = await buildExam(test.db, accountId, { paper: paperOf(statements(2)) });
  answerId = (await learner(test, token).begin(examId, 3)).answer_id;
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => test.close());

function write(method: string, path: string, body = ''): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function writeSave(seq: number): string {
  const body = { answer_id: answerId, answer_details: [{ no: 1, seq, answer: true }] };
  return write('POST', '/api/1/exam/user_online_prac/answer_details?os_type=5', JSON.stringify(body));
}

/** What is answered to a request on a connection whose one before is still being worked on when the stop begins. */
async function askWhileClosing(request: string): Promise<string> {
  const held = await holdRows(test, sql`select from attempt for update`);
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(writeSave(1)));
  const received = text(socket);
  await held.waitFor(1);
  const stopping = new Promise<void>((resolve) => test.app.server.once('close', resolve));
  void test.app.close();
  await expect.poll(() => test.app.server.listening).toBe(false);
  socket.write(request);
  await held.release();
  const [first, second = ''] = (await received).split(/(?<!^)(?=HTTP\/1\.1 )/);
  expect(first).toContain('HTTP/1.1 200 ');
  await stopping;
  return second;
}

describe('a server that is about to stop', () => {
  it('sends away what comes now in the form of every refusal, with when to come back', async () => {
    const answer = await askWhileClosing(write('GET', '/api/1/app/account/info?os_type=5'));
    expect(answer).toContain('HTTP/1.1 503 ');
    expect(answer).toMatch(/^retry-after: \d/im);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toMatch(/^content-security-policy: /im);
    expect(answer).toContain('"error_code":1503');
  });

  it('still saves answers', async () => {
    const answer = await askWhileClosing(writeSave(2));
    expect(answer).toContain('HTTP/1.1 200 ');
    expect(answer).toContain('"saved":[{"no":1,"seq":2}]');
    expect(answer).toMatch(/^connection: close/im);
  });

  it('is no longer ready', async () => {
    const answer = await askWhileClosing(write('GET', '/readyz'));
    expect(answer).toContain('HTTP/1.1 503 ');
    expect(answer).toContain('"reason":"stopping"');
  });

  it('says that it lives', async () => {
    expect(await askWhileClosing(write('GET', '/healthz'))).toContain('HTTP/1.1 200 ');
  });
});
