// What a call sends to the database, and how the database would go about it.
import type { CallAddress } from '@tiku/contract';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface Sent {
  text: string;
  values: unknown[];
}

/** Not the call's own: the job queue's, and those that find out now and then who is asking. */
const ofOthers = /pgboss|from revocation|from session_token/;

export async function recordStatements(
  test: TestApp,
  token: string,
  address: CallAddress,
  request: object,
): Promise<Sent[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await test.call(address, request, { token });
  expect(status).toBe(200);
  const sent = query.mock.calls.map(([first, second]: unknown[]) => {
    const named = typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown[] });
    return { text: named.text, values: (second ?? ('values' in named ? named.values : [])) as unknown[] };
  });
  query.mockRestore();
  return sent.filter(({ text }) => !ofOthers.test(text));
}

/** Those sent at the same time come in any order. */
export const listTexts = (sent: readonly Sent[]): string[] => sent.map(({ text }) => text).toSorted();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

function wholeTables(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(wholeTables)];
}

/** Tables of a handful of rows are read whole, so the planner is told to do that only where there is no index. */
export async function listWholeTables(test: TestApp, sent: readonly Sent[]): Promise<string[]> {
  const client = await test.services.pool.connect();
  await client.query('set enable_seqscan = off');
  const tables: string[] = [];
  for (const { text, values } of sent) {
    if (!/^\s*(select|update|insert|delete|with)\b/.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
    tables.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeTables(Plan))));
  }
  await client.query('reset enable_seqscan');
  client.release();
  return tables;
}

function rowsRead(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const here = plan['Relation Name'] === undefined ? 0 : (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), here);
}

/** The rows of all tables together, counted by what selects do with what is stored now. */
export async function countRowsRead(test: TestApp, sent: readonly Sent[]): Promise<number> {
  let count = 0;
  for (const { text, values } of sent) {
    if (!/^\s*(select|with)\b/.test(text)) continue;
    const { rows } = await test.services.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    for (const row of rows) for (const { Plan } of row['QUERY PLAN']) count += rowsRead(Plan);
  }
  return count;
}
