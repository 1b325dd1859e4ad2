import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { batchesOfMany, eachOfMany } from './each-of-many.ts';
import { selectAside } from './set-aside.store.ts';

let database: TestDatabase;
/** What is still to be done, in order. */
let things: number[];
let poisoned: Set<number>;
let tried: number[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`delete from set_aside`.execute(database.db);
  tried = [];
  poisoned = new Set();
});
afterAll(() => database.drop());

const kind = 'hand-in';
const select = async (limit: number) => things.slice(0, limit);

async function each(thing: number): Promise<void> {
  tried.push(thing);
  if (poisoned.has(thing)) throw new Error(`thing ${thing} is broken`);
  things = things.filter((other) => other !== thing);
}

const go = (changes: object = {}, run = {}) =>
  eachOfMany(database.db, { kind, select, batchSize: 3, each, ...changes }, run);
const aside = async () => (await selectAside(database.db, 1_000)).map(({ item, tries_count }) => [item, tries_count]);
/** As if so many seconds had passed. */
const wait = (seconds: number) =>
  sql`update set_aside set next_try_at = next_try_at - ${seconds} * interval '1 second'`.execute(database.db);

it('goes on past what fails, also where a whole page of it comes first, and leaves it alone for a while', async () => {
  things = Array.from({ length: 12 }, (_, at) => at);
  poisoned = new Set([0, 1, 2, 3, 4, 7]);
  const said: unknown[] = [];
  expect(await go({}, { log: (...line: unknown[]) => said.push(line) })).toBe(6);
  expect(things).toEqual([0, 1, 2, 3, 4, 7]);
  expect(said).toHaveLength(6);
  expect(await selectAside(database.db, 1)).toMatchObject([{ kind, item: '0', error: 'thing 0 is broken' }]);
  tried = [];
  things.push(12);
  expect(await go()).toBe(1);
  expect(tried).toEqual([12]);
});

it('tries again after pauses that grow up to an hour, and forgets what went well or is not there any more', async () => {
  things = [1, 2, 3];
  poisoned = new Set([1, 2]);
  await go();
  const pauses: number[] = [];
  for (let round = 0; round < 9; round++) {
    const { rows } = await sql<{ pause: number }>`
      select round(extract(epoch from next_try_at - now()) / 60)::int as pause from set_aside where item = '1'`.execute(
      database.db,
    );
    pauses.push(rows[0]?.pause ?? 0);
    await wait(3_600);
    await go();
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(await aside()).toEqual([
    ['1', 10],
    ['2', 10],
  ]);
  await wait(3_600);
  poisoned.clear();
  things = [1];
  expect(await go()).toBe(1);
  expect(await aside()).toEqual([]);
});

it('keeps those in mind that come back on the next day', async () => {
  things = [1];
  poisoned = new Set([1]);
  await go();
  things = [];
  await wait(3_600);
  await go({ rememberedHours: 25 });
  expect(await aside()).toEqual([['1', 1]]);
  await go();
  expect(await aside()).toEqual([]);
});

it('finds the one that fails among many that are done together', async () => {
  things = Array.from({ length: 50 }, (_, at) => at);
  poisoned = new Set([17]);
  const together = async (some: readonly number[]) => {
    tried.push(some.length);
    if (some.some((thing) => poisoned.has(thing))) throw new Error('one of them is broken');
    things = things.filter((thing) => !some.includes(thing));
  };
  expect(await batchesOfMany(database.db, { kind, select, batchSize: 20, together })).toBe(49);
  expect(things).toEqual([17]);
  expect(tried.length).toBeLessThan(15);
  expect(await aside()).toEqual([['17', 1]]);
});

it('reaches what stands behind things in other hands', async () => {
  things = Array.from({ length: 10 }, (_, at) => at);
  const done: number[] = [];
  const taken = async (thing: number) => {
    if (thing < 7) return false;
    done.push(thing);
    return true;
  };
  expect(await go({ each: taken })).toBe(3);
  expect(done).toEqual([7, 8, 9]);
});

it('ends after as many as a run may do, and when it is told to stop', async () => {
  things = [1, 2, 3, 4, 5];
  expect(await go({ most: 2 })).toBe(2);
  const stop = new AbortController();
  stop.abort(new Error('stopping'));
  await expect(go({}, { signal: stop.signal })).rejects.toThrow('stopping');
  expect(await aside()).toEqual([]);
});

it('sets nothing aside while the database is away: the whole job fails', async () => {
  things = [1, 2, 3];
  const elsewhere = await createTestDatabase();
  const lost = async (thing: number) => {
    if (tried.length === 0) await elsewhere.drop();
    tried.push(thing);
    await sql`select 1`.execute(elsewhere.db);
  };
  await expect(eachOfMany(elsewhere.db, { kind, select, each: lost })).rejects.toThrow(
    /database|connect|terminat|administrator|pool/i,
  );
  expect(new Set(tried)).toEqual(new Set([1]));
});

it('tries at once what met a broken connection or somebody else, who is no fault of it', async () => {
  things = [1, 2];
  const hindered = async (thing: number) => {
    const isFirst = !tried.includes(thing);
    tried.push(thing);
    if (isFirst) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    things = things.filter((other) => other !== thing);
  };
  expect(await go({ each: hindered })).toBe(2);
  expect(await aside()).toEqual([]);
});
