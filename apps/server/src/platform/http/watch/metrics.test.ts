import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setAside } from '../../jobs/set-aside.store.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const proxy = '192.0.2.1';
const metricsToken = 'a-token-for-prometheus';
const apps: Record<'direct' | 'proxied' | 'guarded', TestApp> = {} as never;

beforeAll(async () => {
  apps.direct = await createTestApp();
  apps.proxied = await createTestApp({ TIKU_TRUSTED_PROXIES: proxy });
  apps.guarded = await createTestApp({ TIKU_METRICS_TOKEN: metricsToken });
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
});

async function statusOf(app: TestApp, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  return (await app.send({ method: 'GET', url: '/metrics', remoteAddress, headers })).status;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, via: '1.1 proxy' });

describe('figures', () => {
  it('tell of connections and jobs', async () => {
    const { body } = await apps.direct.send({ method: 'GET', url: '/metrics' });
    expect(String(body)).toContain('tiku_database_connections{kept_for="answers",state="open"}');
    expect(String(body)).toContain('tiku_jobs{kind=');
  });

  it('tell how much is set aside, by kind', async () => {
    await setAside(apps.direct.db, 'hand-in', '7', 'broken');
    const { body } = await apps.direct.send({ method: 'GET', url: '/metrics' });
    expect(String(body)).toContain('tiku_set_aside{kind="hand-in"} 1');
  });

  it('count every answer among the traffic that imports give way to', async () => {
    const note = vi.spyOn(apps.direct.services.traffic, 'noteAnswer');
    await apps.direct.send({ method: 'GET', url: '/healthz' });
    await apps.direct.send({ method: 'GET', url: '/no-such-page' });
    await expect.poll(() => note.mock.calls.length).toBe(2);
    note.mockRestore();
  });

  it('are told also while the database does not answer', async () => {
    const { jobs } = apps.direct.services;
    const depth = vi.spyOn(jobs, 'depth').mockImplementation(() => Promise.reject(new Error('the database is away')));
    const { status, body } = await apps.direct.send({ method: 'GET', url: '/metrics' });
    depth.mockRestore();
    expect(status).toBe(200);
    expect(String(body)).toContain('tiku_database_connections');
    expect(String(body)).not.toContain('tiku_jobs{');
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:10.1.2.3', 200],
    ['192.168.7.7', 200],
    ['fd00::7', 200],
    ['203.0.113.7', 404],
    ['2001:db8::7', 404],
  ])('asked for by %s are answered with %i', async (address, status) => {
    expect(await statusOf(apps.direct, address)).toBe(status);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-prefix', 'x-real-ip'])(
    'are kept from clients behind a proxy that is not trusted, which a %s header tells',
    async (name) => {
      expect(await statusOf(apps.direct, '127.0.0.1', { [name]: '10.0.0.1' })).toBe(404);
      expect(await statusOf(apps.proxied, '127.0.0.1', { [name]: '10.0.0.1' })).toBe(404);
    },
  );

  it('are for those whom a trusted proxy says to be inside', async () => {
    expect(await statusOf(apps.proxied, proxy, { 'x-forwarded-for': '10.0.0.1' })).toBe(200);
    expect(await statusOf(apps.proxied, proxy, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusOf(apps.proxied, proxy, { 'x-forwarded-for': '10.0.0.1, 203.0.113.7' })).toBe(404);
  });

  it('are for clients that have the token, where there is one, and for nobody else', async () => {
    expect(await statusOf(apps.guarded, '203.0.113.7', bearer(metricsToken))).toBe(200);
    expect(await statusOf(apps.guarded, '127.0.0.1', bearer(`${metricsToken}x`))).toBe(404);
    expect(await statusOf(apps.guarded, '127.0.0.1')).toBe(404);
  });
});
