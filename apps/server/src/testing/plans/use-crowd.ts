// Tests of what statements cost where few have nearly everything.
import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../platform/db/tables.ts';
import { createFilledDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { buildCrowdedWorld } from './crowded-world.ts';
import { planModes, readWork } from './read-work.ts';

export interface Crowd {
  test: TestDatabase;
  /** Remembers what is sent through it. */
  db: Kysely<Tables>;
  sent: CompiledQuery[];
}

export function useCrowd(): Crowd {
  const crowd = { sent: [] } as unknown as Crowd;
  beforeAll(async () => {
    crowd.test = await createFilledDatabase('crowd', ({ db }) => buildCrowdedWorld(db));
    crowd.db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: crowd.test.pool }),
      log: (event) => void crowd.sent.push(event.query),
    });
  });
  afterAll(() => crowd.test.drop());
  return crowd;
}

/** For each row that a statement is about: the steps that find it and pass it on, and the pages of its indexes. */
const perRow = { rows: 12, pages: 8 };
/** To find out that there is little to find. A table of a few thousand rows may be read whole, and no crowd is that small. */
const atLeast = { rows: 5_000, pages: 1_000 };

export interface Asked {
  send(): Promise<unknown>;
  /** How many rows it is about: what it answers, or what somebody has there themselves. */
  about: number;
}

/** By name; `about` is what may count, and nothing that others have. */
export function itReadsWhatItIsAbout(crowd: Crowd, statements: Record<string, Asked>): void {
  describe.each(planModes)('with %s', (mode) => {
    it.each(Object.entries(statements))('%s reads what it is about', async (_name, { send, about }) => {
      crowd.sent.length = 0;
      await send();
      const work = await readWork(crowd.test.pool, [...crowd.sent], mode);
      expect(work.length).toBeGreaterThan(0);
      const tooMuch = work.filter(
        ({ rows, pages }) => rows > atLeast.rows + perRow.rows * about || pages > atLeast.pages + perRow.pages * about,
      );
      expect(tooMuch).toEqual([]);
    });
  });
}
