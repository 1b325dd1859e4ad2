// A group of two thousand costs as many statements as one of twenty, and every one of them goes by an index.
import type { CallAddress, RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { insertNotices } from './notices/group-notice.store.ts';

interface World {
  group_id: number;
  notice_id: number;
  applicants: number[];
}

const small = 20;
const large = 2_000;

let test: TestApp;
let owner: string;
const worlds = new Map<number, World>();

beforeAll(async () => {
  test = await createTestApp({ TIKU_GROUP_FREE: '5000' });
  const ownerId = await buildAccount(test.db, { name: 'Owner' });
  owner = await test.tokenFor(ownerId);
  await sql`
    insert into account (username, name) select 'pupil' || n, 'Pupil ' || n from generate_series(1, ${large * 4}::int) n`.execute(
    test.db,
  );
  const { rows } = await sql<{ id: number }>`select id from account where username like 'pupil%' order by id`.execute(
    test.db,
  );
  const pupils = rows.map(({ id }) => id);
  for (let group = 0; group < 50; group++) {
    await buildGroup(test.db, ownerId, { members: pupils.slice(group * 20, group * 20 + 200) });
  }
  for (const size of [small, large]) {
    const applicants = pupils.slice(large * 2, large * 2 + size);
    const group_id = await buildGroup(test.db, ownerId, { members: pupils.slice(0, size), applicants });
    await sql`
      insert into group_score (group_id, account_id, homework_id, counts_for_ranking, points, seconds)
      select group_id, account_id, homework_id, true, account_id % 50, account_id % 7
      from group_member, generate_series(1, 3) as homework_id
      where group_id = ${group_id} and status <> 1`.execute(test.db);
    const notice = { title: 'News', body: '<p>News</p>', is_top: false, request_key: null };
    const [notice_id = 0] = await insertNotices(test.db, ownerId, [group_id], notice);
    worlds.set(size, { group_id, notice_id, applicants });
  }
  await sql`analyze`.execute(test.db);
});
afterAll(() => test.close());

const query = vi.spyOn(pg.Client.prototype, 'query');

interface Sent {
  text: string;
  values: unknown[];
}

/** Not the call's own: the job queue's, and those that find out now and then who is asking. */
const ofOthers = /pgboss|from revocation|from session_token/;

/** What a call sends to the database. */
async function statementsOf<A extends CallAddress>(address: A, request: RequestOf<A>): Promise<Sent[]> {
  query.mockClear();
  const { status } = await test.call(address, request, { token: owner });
  expect(status).toBe(200);
  return query.mock.calls
    .map(([first, second]: unknown[]) => {
      const named = typeof first === 'string' ? { text: first } : (first as { text: string; values?: unknown[] });
      return { text: named.text, values: (second ?? ('values' in named ? named.values : [])) as unknown[] };
    })
    .filter(({ text }) => !ofOthers.test(text));
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

function wholeTables(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(wholeTables)];
}

/** Tables of a handful of rows are read whole, so the planner is told to do that only where there is no index. */
async function tablesReadWhole(sent: readonly Sent[]): Promise<string[]> {
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

type Ask = (world: World) => [CallAddress, object];

const calls: Record<string, Ask> = {
  'lists members': ({ group_id }) => ['POST /mymanaged/group/members', { group_id, req_total: 1 }],
  'finds members': ({ group_id }) => [
    'POST /mymanaged/group/members',
    { group_id, query_string: '19', is_waiting: false, req_total: 1 },
  ],
  'shows the group': ({ group_id }) => ['GET /mymanaged/group/detail', { group_id }],
  'lists groups': () => ['POST /mymanaged/groups', { req_total: 1 }],
  'ranks members': ({ group_id }) => ['POST /mymanaged/group/member/ranks', { group_id, req_total: 1 }],
  'names who has not read a notice': ({ group_id, notice_id }) => [
    'POST /mymanaged/group/notice/readers',
    { group_id, notice_id, req_total: 1 },
  ],
  'approves one': ({ group_id, applicants }) => [
    'POST /mymanaged/group/member/join/approve',
    { group_id, user_id: applicants[0] ?? 0, agreed: true },
  ],
  'approves ten': ({ group_id, applicants }) => [
    'POST /mymanaged/group/member/join/approve',
    { group_id, user_ids: applicants.slice(1, 11), agreed: true },
  ],
  'kicks out ten': ({ group_id, applicants }) => [
    'POST /mymanaged/group/members/kickout',
    { group_id, user_ids: applicants.slice(1, 11) },
  ],
};

describe.each(Object.entries(calls))('%s', (_name, ask) => {
  it('with the same statements for two thousand, none of which reads a whole table', async () => {
    const sent = new Map<number, Sent[]>();
    for (const [size, world] of worlds) {
      const [address, request] = ask(world);
      sent.set(size, await statementsOf(address, request as never));
    }
    const [few = [], many = []] = [sent.get(small), sent.get(large)];
    expect(many.map(({ text }) => text)).toEqual(few.map(({ text }) => text));
    expect(await tablesReadWhole(many)).toEqual([]);
  });
});
