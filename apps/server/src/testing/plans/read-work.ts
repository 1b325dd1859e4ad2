// What statements read, with the plan that PostgreSQL makes for these values and with the one that it makes once for all values:
// after some uses of a prepared statement it takes the latter where it seems no worse, and a reader cannot tell which they get.
import pg from 'pg';
import type { CompiledQuery } from 'kysely';

export const planModes = ['force_custom_plan', 'force_generic_plan'] as const;
export type PlanMode = (typeof planModes)[number];

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

export interface Work {
  text: string;
  mode: PlanMode;
  /** That any step of the plan handled, wherever they came from. */
  rows: number;
  pages: number;
}

type Sent = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** One statement after the other, as they were sent; nothing of what they do stays. */
export async function readWork(pool: pg.Pool, sent: readonly Sent[], mode: PlanMode): Promise<Work[]> {
  const client = await pool.connect();
  const work: Work[] = [];
  try {
    await client.query('begin');
    await client.query(`set local plan_cache_mode = ${mode}`);
    for (const [at, { sql: text, parameters }] of sent.entries()) {
      if (!/^\s*(select|update|insert|delete|with)\b/i.test(text)) continue;
      const name = `read_work_${at}`;
      await client.query(`prepare ${name} as ${text}`);
      const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (analyze, buffers, timing off, format json) execute ${name}${values}`,
      );
      const plans = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
      work.push({
        text,
        mode,
        rows: Math.round(plans.reduce((sum, plan) => sum + rowsOf(plan), 0)),
        pages: plans.reduce(
          (sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
          0,
        ),
      });
      await client.query(`deallocate ${name}`);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return work;
}

function rowsOf(plan: Node): number {
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Join Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  const here = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), here);
}

/** As the driver would send it; the statement says of which type it is. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(textOf(value));
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? textOf(value) : JSON.stringify(textOf(value));
}
