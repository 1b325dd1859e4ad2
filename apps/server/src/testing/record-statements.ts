// What a call sends to the database, and how the database would go about it.
import type { CallAddress } from '@tiku/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAccount } from './build-account.ts';
import { wholeTables } from './read-plans.ts';
import type { Plan } from './read-plans.ts';
import type { TestApp } from './test-app.ts';
import { useTestApp } from './use-test-app.ts';

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
const listTexts = (sent: readonly Sent[]): string[] => sent.map(({ text }) => text).toSorted();

interface AnalysedPlan extends Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: AnalysedPlan[];
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

function rowsRead(plan: AnalysedPlan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const here = plan['Relation Name'] === undefined ? 0 : (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), here);
}

/** The rows of all tables together, counted by what selects do with what is stored now. */
export async function countRowsRead(test: TestApp, sent: readonly Sent[]): Promise<number> {
  let count = 0;
  for (const { text, values } of sent) {
    if (!/^\s*(select|with)\b/.test(text)) continue;
    const { rows } = await test.services.pool.query<{ 'QUERY PLAN': { Plan: AnalysedPlan }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    for (const row of rows) for (const { Plan } of row['QUERY PLAN']) count += rowsRead(Plan);
  }
  return count;
}

/** What a call is asked with, in a world of its size. */
export type Ask<World> = (world: World) => [CallAddress, object];

interface Worlds<World> {
  test: TestApp;
  token: string;
  few: World;
  many: World;
}

/** `worlds` are built before the tests. */
export function itCostsTheSameForMany<World>(worlds: Worlds<World>, calls: Record<string, Ask<World>>): void {
  describe.each(Object.entries(calls))('%s', (_name, ask) => {
    it('with the same statements for two thousand, none of which reads a whole table', async () => {
      const { test, token } = worlds;
      const few = await recordStatements(test, token, ...ask(worlds.few));
      const many = await recordStatements(test, token, ...ask(worlds.many));
      expect(listTexts(many)).toEqual(listTexts(few));
      expect(await listWholeTables(test, many)).toEqual([]);
    });
  });
}

/** Somebody who leads a group of twenty and one of two thousand; `build` gives each what it has. */
export function useGroupsOfManySizes<World>(
  pupilsCount: number,
  build: (test: TestApp, ownerId: number, pupils: readonly number[], size: number) => Promise<World>,
): Worlds<World> {
  const worlds = { test: useTestApp({ TIKU_GROUP_FREE: '5000' }) } as Worlds<World>;
  beforeAll(async () => {
    const { test } = worlds;
    const ownerId = await buildAccount(test.db, { name: 'Owner' });
    const { rows } = await sql<{ id: number }>`
      insert into account (username, name)
      select 'pupil' || n, 'Pupil ' || n from generate_series(1, ${pupilsCount}::int) n
      returning id`.execute(test.db);
    const pupils = rows.map(({ id }) => id).toSorted((a, b) => a - b);
    worlds.token = await test.tokenFor(ownerId);
    worlds.few = await build(test, ownerId, pupils, 20);
    worlds.many = await build(test, ownerId, pupils, 2_000);
    await sql`analyze`.execute(test.db);
  });
  return worlds;
}
