import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { findWait, takeUse } from './throttle.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function countAll(): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`select key, count from throttle`.execute(database.db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

describe('takeUse', () => {
  it('lets through as many as the limit says, however many ask at once', async () => {
    const limits = [
      { key: 'b', max: 7, seconds: 60 },
      { key: 'a', max: 50, seconds: 60 },
    ];
    const results = await Promise.allSettled(
      // In either order, as two callers with other lists would.
      Array.from({ length: 100 }, (_, at) => takeUse(database.db, at % 2 ? limits : limits.toReversed())),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(7);
    expect(await countAll()).toEqual({ a: 7, b: 7 });
  });

  it('says how long to wait, by the limit that lasts longest', async () => {
    const limits = [
      { key: 'short', max: 1, seconds: 10 },
      { key: 'long', max: 1, seconds: 1000 },
    ];
    await takeUse(database.db, limits);
    await expect(takeUse(database.db, limits)).rejects.toMatchObject({
      errorName: 'too_many_requests',
      details: { retryAfter: 1000 },
    });
    await expect(takeUse(database.db, limits, 'captcha_required')).rejects.toMatchObject({
      errorName: 'captcha_required',
    });
  });

  it('starts anew when the time is over', async () => {
    const limits = [{ key: 'over', max: 1, seconds: 60 }];
    await takeUse(database.db, limits);
    await sql`update throttle set resets_at = now() where key = 'over'`.execute(database.db);
    await takeUse(database.db, limits);
    await expect(takeUse(database.db, limits)).rejects.toMatchObject({ errorName: 'too_many_requests' });
  });
});

const pace = (key: string) => ({ key, max: 3, seconds: 300, refills: true });
const pass = (key: string, seconds: number) =>
  sql`update throttle set resets_at = resets_at - ${seconds} * interval '1 second' where key = ${key}`.execute(
    database.db,
  );

describe('a limit that refills', () => {
  it('lets through as many as it holds, however many ask at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => takeUse(database.db, [pace('crowd')])));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await findWait(database.db, [pace('crowd')])).toBeLessThanOrEqual(100);
    expect(await findWait(database.db, [pace('crowd')])).toBeGreaterThan(80);
  });

  it('gives one use back at a time', async () => {
    for (let use = 0; use < 3; use++) await takeUse(database.db, [pace('slow')]);
    await expect(takeUse(database.db, [pace('slow')])).rejects.toMatchObject({ errorName: 'too_many_requests' });
    await pass('slow', 101);
    await takeUse(database.db, [pace('slow')]);
    await expect(takeUse(database.db, [pace('slow')])).rejects.toMatchObject({ errorName: 'too_many_requests' });
    await pass('slow', 201);
    for (let use = 0; use < 2; use++) await takeUse(database.db, [pace('slow')]);
    expect(await findWait(database.db, [pace('slow')])).toBeGreaterThan(80);
  });

  it('is whole again when its time is over', async () => {
    for (let use = 0; use < 3; use++) await takeUse(database.db, [pace('rested')]);
    await pass('rested', 301);
    expect(await findWait(database.db, [pace('rested')])).toBeNull();
    for (let use = 0; use < 3; use++) await takeUse(database.db, [pace('rested')]);
    expect(await findWait(database.db, [pace('rested')])).toBeGreaterThan(80);
  });
});
