// The home page of a teacher costs the same for a class of twenty and one of two thousand, and for three homework and two hundred.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework } from '../../testing/build-homework.ts';
import {
  countRowsRead,
  itCostsTheSameForMany,
  recordStatements,
  useGroupsOfManySizes,
} from '../../testing/record-statements.ts';
import type { TestApp } from '../../testing/test-app.ts';

interface World {
  token: string;
}

const worlds = useGroupsOfManySizes(2_000, buildWorld);

async function setMany(test: TestApp, groupId: number, ownerId: number, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await buildHomework(test.db, groupId, ownerId, { paper: {}, needs_marking: true });
  }
}

/** Everybody has handed in the first homework, and nobody has marked any of it. */
async function buildWorld(test: TestApp, ownerId: number, pupils: readonly number[], size: number): Promise<World> {
  const group_id = await buildGroup(test.db, ownerId, { members: pupils.slice(0, size) });
  const { homework_id } = await buildHomework(test.db, group_id, ownerId, { needs_marking: true });
  await sql`
    with practised as (
      insert into practice (account_id, exam_id, prac_type)
      select m.account_id, h.exam_id, 21 from homework h join group_member m on m.group_id = h.group_id
      where h.id = ${homework_id} and m.role = 0 returning *)
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong, homework_id, round, rules, handed_in_at, awaits_marks, unmarked_count, deadline)
    select p.id, p.account_id, p.exam_id, 1, 21, 3, 3, false, h.id, 1, '{}', now(), true, 1, h.end_time
    from practised p join homework h on h.exam_id = p.exam_id`.execute(test.db);
  return { token: '' };
}

itCostsTheSameForMany(worlds, { 'shows the home page of a teacher': () => ['GET /user/webhome', {}] });

/** What their homework asks of them. */
async function readTeaching(test: TestApp, ownerId: number): Promise<number> {
  const token = await test.tokenFor(ownerId);
  const sent = await recordStatements(test, token, 'GET /user/webhome', {});
  const teaching = sent.filter(({ text }) => text.includes('with lately as'));
  expect(teaching).toHaveLength(1);
  return countRowsRead(test, teaching);
}

it('reads no more for two hundred homework than for forty', async () => {
  const { test } = worlds;
  const ownerId = await buildAccount(test.db);
  const group_id = await buildGroup(test.db, ownerId);
  await setMany(test, group_id, ownerId, 40);
  await sql`analyze`.execute(test.db);
  const few = await readTeaching(test, ownerId);
  await setMany(test, group_id, ownerId, 160);
  await sql`analyze`.execute(test.db);
  expect(await readTeaching(test, ownerId)).toBeLessThanOrEqual(few + 10);
});
