import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const password = 'correct horse';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  const password_hash = await test.services.passwords.hash(password);
  await buildAccount(test.db, { username: 'Lin', mobile: '13800000001', email: 'Lin@example.org', password_hash });
  await buildAccount(test.db, { username: 'gone', password_hash, is_disabled: true });
  await buildAccount(test.db, { username: 'passwordless' });
});
afterAll(() => test.close());

function signIn(username: string, typed: string, ip?: string) {
  return test.call('POST /app/user/login', { username, ...test.sealPassword(typed) }, ip ? { ip } : {});
}

describe('POST /app/user/login', () => {
  it.each(['Lin', 'lin', ' LIN ', '13800000001', 'lin@EXAMPLE.org'])('signs in with %j', async (username) => {
    const { status, body } = await signIn(username, password);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'Lin', expires_in: 7200, companies: [], notice_unread_count: 0 });
    const info = await test.call('GET /app/account/info', {}, { token: body.access_token });
    expect(info.body.account).toMatchObject({ id: body.userid, username: 'Lin' });
  });

  it('tells nobody apart: unknown, disabled, without password and wrong password answer the same', async () => {
    const answers = [
      await signIn('Lin', 'wrong', '10.1.0.1'),
      await signIn('nobody', 'wrong', '10.1.0.1'),
      await signIn('gone', password, '10.1.0.1'),
      await signIn('passwordless', password, '10.1.0.1'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('accepts both normal forms of a password', async () => {
    const password_hash = await test.services.passwords.hash('caf\u00e9-caf\u00e9');
    await buildAccount(test.db, { username: 'accents', password_hash });
    expect((await signIn('accents', 'cafe\u0301-cafe\u0301')).status).toBe(200);
  });

  it('slows guessing down for one account at one address, and for nobody else', async () => {
    for (let guess = 0; guess < 10; guess++)
      expect((await signIn('Lin', `guess ${guess}`, '10.1.0.2')).status).toBe(401);
    const refused = await signIn('Lin', password, '10.1.0.2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('Lin', password, '10.1.0.3')).status).toBe(200);
    expect((await signIn('accents', 'wrong', '10.1.0.2')).status).toBe(401);
  });

  it('forgets wrong guesses after the right password', async () => {
    for (let guess = 0; guess < 9; guess++) await signIn('Lin', 'wrong', '10.1.0.4');
    expect((await signIn('Lin', password, '10.1.0.4')).status).toBe(200);
    for (let guess = 0; guess < 9; guess++) await signIn('Lin', 'wrong', '10.1.0.4');
    expect((await signIn('Lin', password, '10.1.0.4')).status).toBe(200);
  });

  it.each([
    ['an IV of 15 bytes', { iv: Buffer.alloc(15).toString('base64') + '====' }],
    ['an IV of 17 bytes', { iv: Buffer.alloc(17).toString('base64') }],
    ['an empty IV', { iv: '' }],
    ['an IV that is not base64', { iv: '!'.repeat(24) }],
    ['an IV that is a list', { iv: ['a'] }],
    ['no IV', { iv: undefined }],
    ['a password that is not sealed', { password: 'plain' }],
    ['a password of 1 MB', { password: 'A'.repeat(1_000_000) }],
    ['a field of its own', { is_partner: true }],
  ])('refuses %s with 400', async (_name, change) => {
    const payload = { username: 'Lin', ...test.sealPassword(password), ...change };
    const { status } = await test.send({ method: 'POST', url: '/api/1/app/user/login?os_type=5', payload });
    expect(status).toBe(400);
  });

  it("takes SQL for what it is: somebody's name", async () => {
    expect((await signIn("' or 1=1--", password, '10.1.0.5')).status).toBe(401);
  });
});
