import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const apps: TestApp[] = [];

async function openApp(environment: Record<string, string>, isDemo: boolean): Promise<TestApp> {
  const test = await createTestApp(environment);
  test.services.isDemo = isDemo;
  apps.push(test);
  return test;
}

afterAll(async () => {
  for (const test of apps) await test.close();
});

describe('GET /web/outbox', () => {
  it('shows what would have been sent, the newest first, fifty at most', async () => {
    const test = await openApp({}, true);
    expect((await test.call('GET /web/outbox', {})).body).toEqual({ list: [] });
    for (let turn = 0; turn < 51; turn++) {
      const code = String(100_000 + turn);
      const message = { channel: 'sms', to: '13800000001', language: 'en', template: 'register-code', code } as const;
      await test.services.messages.sendNow(message);
    }
    const { list } = (await test.call('GET /web/outbox', {})).body;
    expect(list).toHaveLength(50);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      channel: 'sms',
      recipient: '13800000001',
      subject: '',
      body: 'Tiku: registration code 100050, valid 10 minutes. Not you? Ignore it.',
      created_at: expect.stringMatching(/Z$/),
    });
    expect(list.at(-1)?.body).toContain('100001');
    expect((await test.call('GET /web/config', {})).body.features.outbox).toBe(true);
  });

  it.each([
    ['there is no demo content', {}, false],
    ['demo content is switched off', { TIKU_DEMO: '0' }, true],
    ['e-mails are really sent', { SMTP_URL: 'smtp://127.0.0.1:1', TIKU_PUBLIC_URL: 'https://exams.example.org' }, true],
    ['SMS are really sent', { SMS_URL: 'http://127.0.0.1:1' }, true],
  ])('does not exist where %s', async (_why, environment, isDemo) => {
    const test = await openApp(environment, isDemo);
    expect((await test.call('GET /web/outbox', {})).status).toBe(404);
    expect((await test.call('GET /web/config', {})).body.features.outbox).toBe(false);
  });
});
