import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const apps: TestApp[] = [];

async function configWith(environment: Record<string, string>) {
  const test = await createTestApp(environment);
  apps.push(test);
  return (await test.call('GET /web/config', {})).body;
}

afterAll(async () => {
  for (const test of apps) await test.close();
});

describe('GET /web/config', () => {
  it('says what the deployment is', async () => {
    const body = await configWith({ TIKU_VARIANT: 'B', TIKU_LANGUAGE: 'zh-CN', TIKU_BRAND: '学而' });
    expect(body).toMatchObject({
      variant: 'B',
      brand: '学而',
      forced_language: 'zh-CN',
      languages: ['en', 'zh-CN', 'ja', 'es', 'pt'],
      features: { wechat_login: false, offline: true },
    });
    expect(Buffer.from(body.password_key, 'base64')).toHaveLength(32);
  });

  it('offers demo accounts only where they exist', async () => {
    expect((await configWith({ TIKU_DEMO: '1' })).demo).toBeNull();
  });
});
