import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { TestDatabase } from './test-database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

export interface PlanReader {
  /** Remembers what is sent through it. */
  db: Kysely<Tables>;
  /** Does the work, and names the tables that its statements read from end to end. */
  tablesReadWhole(work: () => Promise<unknown>): Promise<string[]>;
}

export function openPlanReader(test: TestDatabase): PlanReader {
  let sent: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: test.pool }),
    log: (event) => void sent.push(event.query),
  });
  return {
    db,
    tablesReadWhole: async (work) => {
      sent = [];
      await work();
      if (sent.length === 0) throw new Error('nothing was sent');
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

function wholeTables(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(wholeTables)];
}
