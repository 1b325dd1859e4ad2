import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({}, 50);
});
afterAll(() => test.close());

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a server under pressure', () => {
  it('sends newcomers away with 503 and when to come back, and recovers by itself', async () => {
    const deadline = Date.now() + 20_000;
    let answer = await test.call('GET /web/config', {});
    while (answer.status !== 503 && Date.now() < deadline) {
      block(1_200);
      await new Promise((resolve) => setTimeout(resolve, 20));
      answer = await test.call('GET /web/config', {});
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toMatchObject({ error_code: 1503, message: expect.any(String) });
    await expect
      .poll(async () => (await test.call('GET /web/config', {})).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
  });
});
