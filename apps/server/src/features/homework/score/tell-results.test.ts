import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { useNewPerson } from '../../../testing/use-person.ts';
import { sweepResults } from '../../attempt/attempt.ts';

const test = useTestApp();
const member = useNewPerson(test);
let ownerId: number;
let group_id: number;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
});
beforeEach(async () => {
  group_id = await buildGroup(test.db, ownerId, { members: [member.id] });
});

const set = (traits: HomeworkTraits = {}) =>
  buildHomework(test.db, group_id, ownerId, {
    title: 'Week 1',
    paper: paperOf(statements(2)),
    result_time: 1,
    ...traits,
  });

async function sit(exam_id: number, ...details: { no: number; answer: unknown }[]): Promise<number> {
  const me = learner(test, member.token);
  const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
  const answer_details = details.map(({ no, answer }) => ({ no, seq: 1, answer }));
  expect((await me.handIn(answer_id, { answer_details })).status).toBe(200);
  return answer_id;
}

/** As if the deadline had passed. */
async function end(homework_id: number): Promise<void> {
  await sql`update homework set end_time = now(), closes_at = now() where id = ${homework_id}`.execute(test.db);
  await sql`
    update attempt set rules = rules || jsonb_build_object('closes_at', '2026-01-01T00:00:00.000Z'::text)
    where homework_id = ${homework_id}`.execute(test.db);
}

async function listTold(): Promise<string[]> {
  const { rows } = await sql<{ title: { en: string } }>`
    select title from notice where account_id = ${member.id} order by id`.execute(test.db);
  return rows.map(({ title }) => title.en);
}

it('tells once, when the deadline brings out the results of somebody who did it twice', async () => {
  const { homework_id, exam_id } = await set({ redo_mode: 1 });
  await sit(exam_id, { no: 1, answer: true });
  await sit(exam_id, { no: 1, answer: false });
  await sweepResults(test.services);
  expect(await listTold()).toEqual([]);
  await end(homework_id);
  await Promise.all([sweepResults(test.services), sweepResults(test.services)]);
  expect(await listTold()).toEqual(['Your result for “Week 1” is out']);
  const { rows } = await sql`
    select from change where account_id = ${member.id} and topic = 'homework' and about = ${homework_id}`.execute(
    test.db,
  );
  expect(rows).toHaveLength(1);
});

it('says nothing to somebody who is looking at the result, nor where it came at once', async () => {
  const { homework_id, exam_id } = await set();
  const answerId = await sit(exam_id, { no: 1, answer: true });
  await end(homework_id);
  expect((await learner(test, member.token).report(answerId)).status).toBe(200);
  const { exam_id: open } = await set({ result_time: 0 });
  await sit(open, { no: 1, answer: true });
  await sweepResults(test.services);
  expect(await listTold()).toEqual([]);
});

it('says that it has been marked, and no more, where marks were given before the deadline', async () => {
  const { homework_id, exam_id } = await set({ paper: paperOf(allFamilies), needs_marking: true });
  await sit(exam_id, { no: 6, answer: { text: 'Wet.', files: [] } });
  const owner = { token: await test.tokenFor(ownerId) };
  const marks = [{ no: 6, m_s: 1, m_c: '', version: 0, others: [] }];
  const request = { homework_id, user_id: member.id, marks };
  expect((await test.call('PUT /group/homework/member/question/mark', request, owner)).status).toBe(200);
  const { body } = await test.call('PUT /group/homework/question/mark/complete', { homework_id }, owner);
  expect(body.completed_count).toBe(1);
  expect(await listTold()).toEqual([]);
  await end(homework_id);
  await sweepResults(test.services);
  expect(await listTold()).toEqual(['“Week 1” has been marked']);
});
