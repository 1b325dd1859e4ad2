import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { takeUse } from './throttle.ts';

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
