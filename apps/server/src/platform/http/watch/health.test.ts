import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();

const ask = (url: string) => test.send({ method: 'GET', url });

describe('health', () => {
  it('says that the process lives and can work', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('ENOSPC: no space left on /srv/secret'))],
    ['does not answer', () => new Promise<void>(() => {})],
  ])('names the file store that %s, and nothing of the inside', async (_case, check) => {
    const broken = vi.spyOn(test.services.files, 'check').mockImplementation(check);
    const { status, body, headers } = await ask('/readyz');
    broken.mockRestore();
    expect(status).toBe(503);
    expect(body).toEqual({ error_code: 1503, message: expect.any(String), reason: 'files' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('names the database when that is away, and lives on', async () => {
    const { db } = test.services;
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
    test.services.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const ready = await ask('/readyz');
    const alive = await ask('/healthz');
    test.services.db = db;
    await pool.end();
    expect(ready).toMatchObject({ status: 503, body: { reason: 'database' } });
    expect(alive.status).toBe(200);
  });

  it('names a database that can only be read, as a standby can', async () => {
    const { db } = test.services;
    const pool = new pg.Pool({ ...test.services.pool.options, options: '-c default_transaction_read_only=on' });
    test.services.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const ready = await ask('/readyz');
    test.services.db = db;
    await pool.end();
    expect(ready).toMatchObject({ status: 503, body: { reason: 'database' } });
  });

  it('names a job queue that has not moved for a minute, which the figures tell too', async () => {
    const silent = vi.spyOn(test.services.jobs, 'silentSeconds').mockReturnValue(61);
    const ready = await ask('/readyz');
    const figures = await ask('/metrics');
    silent.mockRestore();
    expect(ready).toMatchObject({ status: 503, body: { reason: 'jobs' } });
    expect(String(figures.body)).toContain('tiku_jobs_silent_seconds 61');
  });

  it('looks at everything once, however many ask', async () => {
    const check = vi.spyOn(test.services.files, 'check');
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(check.mock.calls.length).toBeLessThan(10);
    check.mockRestore();
  });
});
