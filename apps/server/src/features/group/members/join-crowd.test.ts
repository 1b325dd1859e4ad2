// A school that joins a group at the same moment, through several processes.
import { groupStatus, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import type { Database } from '../../../platform/db/database.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildGroup, selectPublicId } from '../../../testing/build-group.ts';
import { poison } from '../../../testing/poison.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const places = 200;
const crowd = 300;

const test = useTestApp({ TIKU_GROUP_FREE: String(places) });
let second: Database;
let there: Awaited<ReturnType<typeof buildApp>>;
let ownerId: number;
let people: { id: number; token: string }[];

beforeAll(async () => {
  second = openDatabase({ ...test.services.pool.options }, () => undefined);
  const services = { ...test.services, db: second.db };
  there = await buildApp({ services, log: pino({ level: 'silent' }), maxEventLoopDelay: 0 });
  ownerId = await buildAccount(test.db);
  people = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const id = await buildAccount(test.db);
      return { id, token: await test.tokenFor(id) };
    }),
  );
});
afterAll(async () => {
  await there.close();
  await second.close();
});

/** Every other one by the other process. The status of each answer. */
function joinAll(public_id: string): Promise<number[]> {
  return Promise.all(
    people.map(async ({ token }, at) => {
      if (at % 2 === 0) return (await test.call('POST /mtgroup/member', { public_id }, { token })).status;
      const url = '/api/1/mtgroup/member?os_type=5';
      const headers = { authorization: `Bearer ${token}` };
      return (await there.inject({ method: 'POST', url, headers, payload: { public_id } })).statusCode;
    }),
  );
}

async function countMembers(groupId: number): Promise<number[]> {
  const { rows } = await sql<{ counted: number; kept: number }>`
    select (select count(*) from group_member m where m.group_id = g.id and m.left_at is null and m.status = ${memberStatus.autoJoined}) as counted,
      member_count as kept from study_group g where id = ${groupId}`.execute(test.db);
  return [rows[0]?.counted ?? 0, rows[0]?.kept ?? 0];
}

const countOf = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

it('lets in exactly as many as there are places', async () => {
  const group_id = await buildGroup(test.db, ownerId);
  const statuses = await joinAll(await selectPublicId(test.db, group_id));
  // Its owner has one of them.
  expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([places - 1, crowd - places + 1]);
  expect(await countMembers(group_id)).toEqual([places, places]);
  expect(await joinAll(await selectPublicId(test.db, group_id))).toEqual(statuses);
});

it('lets in the others where one cannot be written', async () => {
  const group_id = await buildGroup(test.db, ownerId);
  const ill = await poison(test.db, 'group_member', 'insert', `new.account_id = ${people[7]?.id}`);
  const statuses = await joinAll(await selectPublicId(test.db, group_id));
  await ill.heal();
  expect(statuses[7]).toBe(500);
  expect(countOf(statuses, 200)).toBe(places - 1);
  expect(await countMembers(group_id)).toEqual([places, places]);
});

it('lets nobody in after it was closed', async () => {
  const group_id = await buildGroup(test.db, ownerId, { status: groupStatus.disbanded });
  const statuses = await joinAll(await selectPublicId(test.db, group_id));
  expect(countOf(statuses, 409)).toBe(crowd);
});
