import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { remindOfHomework } from './reminders.ts';

const test = useTestApp();
let ownerId: number;
let lazy: number;
let quick: number;
let group_id: number;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  lazy = await buildAccount(test.db);
  quick = await buildAccount(test.db);
  group_id = await buildGroup(test.db, ownerId, { members: [lazy, quick] });
});

async function setLongAgo(end: number) {
  const homework = await buildHomework(test.db, group_id, ownerId, {
    title: `Due in ${end}`,
    start_time: hoursFromNow(-72),
    end_time: hoursFromNow(end),
  });
  await sql`update homework set created_at = start_time where id = ${homework.homework_id}`.execute(test.db);
  return homework;
}

const titlesFor = async (account_id: number) => {
  const { rows } = await sql<{ title: { en: string } }>`
    select title from notice where account_id = ${account_id} order by id`.execute(test.db);
  return rows.map(({ title }) => title.en);
};

it('tells once those who have not handed in, a day and an hour before the end', async () => {
  const soon = await setLongAgo(0.5);
  await setLongAgo(20);
  await setLongAgo(40);
  const they = learner(test, await test.tokenFor(quick));
  const { answer_id } = await they.begin(soon.exam_id, practiceTypes.homework);
  await they.handIn(answer_id);
  await Promise.all([remindOfHomework(test.db), remindOfHomework(test.db)]);
  await remindOfHomework(test.db);
  expect(await titlesFor(lazy)).toEqual([
    'Less than an hour left for “Due in 0.5”',
    'Less than a day left for “Due in 20”',
  ]);
  expect(await titlesFor(quick)).toEqual(['Less than a day left for “Due in 20”']);
  expect(await titlesFor(ownerId)).toEqual([]);
});

it('says nothing of what was set for the same evening', async () => {
  const before = await titlesFor(lazy);
  await buildHomework(test.db, group_id, ownerId, { start_time: hoursFromNow(-1), end_time: hoursFromNow(0.9) });
  await remindOfHomework(test.db);
  expect(await titlesFor(lazy)).toEqual(before);
});
