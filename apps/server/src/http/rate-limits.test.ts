import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../testing/build-account.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const proxy = '192.0.2.1';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ TIKU_RATE_LIMIT: '5', TIKU_TRUSTED_PROXIES: proxy });
});
afterAll(() => test.close());

async function statuses(
  times: number,
  options: (turn: number) => { token: string; ip: string; forwardedFor?: string },
) {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const { token, ip, forwardedFor } = options(turn);
    const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
    answers.push((await test.call('GET /app/account/info', {}, { token, ip, headers })).status);
  }
  return answers;
}

describe('the limit per account and address', () => {
  it('refuses with 429 and tells when to come back', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    expect(await statuses(7, () => ({ token, ip: '198.51.100.1' }))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await test.call('GET /app/account/info', {}, { token, ip: '198.51.100.1' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be escaped by inventing forwarded addresses', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const answers = await statuses(7, (turn) => ({ token, ip: '198.51.100.2', forwardedFor: `203.0.113.${turn}` }));
    expect(answers.slice(5)).toEqual([429, 429]);
  });

  it('cannot be escaped behind the trusted proxy either, whatever the client claims first', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    const answers = await statuses(7, (turn) => ({
      token,
      ip: proxy,
      forwardedFor: `203.0.113.${turn}, 198.51.100.3`,
    }));
    expect(answers.slice(5)).toEqual([429, 429]);
  });

  it('does not make a school behind one address wait for one of its pupils', async () => {
    const busy = await test.tokenFor(await buildAccount(test.db));
    const calm = await test.tokenFor(await buildAccount(test.db));
    await statuses(7, () => ({ token: busy, ip: '198.51.100.4' }));
    expect(await statuses(2, () => ({ token: calm, ip: '198.51.100.4' }))).toEqual([200, 200]);
  });
});
