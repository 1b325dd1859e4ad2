import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../platform/db/tables.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface PlanReader {
  /** Remembers what is sent through it. */
  db: Kysely<Tables>;
  /** Does the work, and names the tables that its statements read from end to end. */
  tablesReadWhole(work: () => Promise<unknown>): Promise<string[]>;
  countSent(work: () => Promise<unknown>): Promise<number>;
}

function openPlanReader(test: TestDatabase): PlanReader {
  let sent: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: test.pool }),
    log: (event) => void sent.push(event.query),
  });
  const countSent = async (work: () => Promise<unknown>) => {
    sent = [];
    await work();
    return sent.length;
  };
  return {
    db,
    countSent,
    tablesReadWhole: async (work) => {
      if ((await countSent(work)) === 0) throw new Error('nothing was sent');
      const tables: string[] = [];
      for (const { sql: text, parameters } of sent) {
        const { rows } = await test.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, [
          ...parameters,
        ]);
        tables.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeTables(Plan))));
      }
      return tables;
    },
  };
}

/** A database of a test file with the rows of many, and what reads there remembers. */
export function usePlans(seed: (test: TestDatabase) => Promise<void>): PlanReader & { test: TestDatabase } {
  const plans = {} as PlanReader & { test: TestDatabase };
  beforeAll(async () => {
    const test = await createTestDatabase();
    Object.assign(plans, { test, ...openPlanReader(test) });
    await seed(test);
    await test.db.connection().execute(async (connection) => {
      // Of every row: a sample would make a plan that is nearly as good now and then.
      await sql`set default_statistics_target = 1000`.execute(connection);
      await sql`vacuum analyze`.execute(connection);
      await sql`reset default_statistics_target`.execute(connection);
    });
  });
  afterAll(() => plans.test.drop());
  return plans;
}

/** `small` tables are empty or fit on a page there, and the catalogue does not grow: no plan could do better than to read that. */
export function itGoesByIndexes(
  plans: PlanReader,
  statements: Record<string, () => Promise<unknown>>,
  small: readonly string[],
): void {
  it.each(Object.entries(statements))('finds %s by indexes', async (_name, send) => {
    const whole = await plans.tablesReadWhole(send);
    expect(whole.filter((table) => !small.includes(table) && !table.startsWith('pg_'))).toEqual([]);
  });
}

export function wholeTables(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(wholeTables)];
}
