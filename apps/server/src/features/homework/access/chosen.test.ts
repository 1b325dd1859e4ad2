// A homework for single members of its group: for the others it is not there, in no list, no figure and no statistic.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { selectWithheld } from '../../question-key/question-key.ts';

const test = useTestApp();
let ownerId: number;
let owner: { token: string };
let chosenId: number;
let otherId: number;
let chosen: { token: string };
let other: { token: string };
let group_id: number;
let source: number;

beforeEach(async () => {
  ownerId = await buildAccount(test.db);
  chosenId = await buildAccount(test.db, { name: 'Chosen' });
  otherId = await buildAccount(test.db, { name: 'Other' });
  owner = { token: await test.tokenFor(ownerId) };
  chosen = { token: await test.tokenFor(chosenId) };
  other = { token: await test.tokenFor(otherId) };
  group_id = await buildGroup(test.db, ownerId, { members: [chosenId, otherId] });
  source = await buildExam(test.db, ownerId, { paper: paperOf(statements(2)) });
});

const put = (homework: object, more: object = {}) =>
  test.call(
    'PUT /mymanaged/group/homework',
    {
      homework: { title: 'For some', end_time: hoursFromNow(1), ...homework },
      exams: [{ exam_id: source, sel_qs: [1, 2] }],
      ...more,
    },
    owner,
  );
const set = async (user_ids: number[] | null = [chosenId]) => (await put({ group_id, user_ids })).body.homework;
const listOf = async (who: { token: string }) =>
  (await test.call('POST /joined/group/homeworks', { group_id, req_total: 1 }, who)).body;
const begin = (exam_id: number, who: { token: string }) =>
  test.call('POST /exam/user_online_prac/create_answer', { exam_id, prac_type: practiceTypes.homework }, who);
const noticesOf = async (account_id: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notice where account_id = ${account_id}`.execute(test.db);
  return rows[0]?.count;
};

it('is there for them and for those who manage the group, and for nobody else', async () => {
  const { homework_id, exam_id, chosen_count, member_count } = await set();
  expect({ chosen_count, member_count }).toEqual({ chosen_count: 1, member_count: 1 });
  expect(await noticesOf(chosenId)).toBe(1);
  expect(await noticesOf(otherId)).toBe(0);
  expect(await listOf(chosen)).toMatchObject({ total: 1, list: [{ homework_id, next: 'begin' }] });
  expect(await listOf(other)).toEqual({ total: 0, list: [] });
  const asked = [
    await test.call('GET /joined/group/homework/detail', { homework_id }, other),
    await test.call('GET /joined/group/homework/detail', { exam_id }, other),
    await test.call('POST /mtgroup/homework/read', { homework_id }, other),
    await begin(exam_id, other),
    await test.call('POST /app/user/exam/questions', { exam_id }, other),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await test.call('GET /user/recent/group/homeworks', {}, other)).body.list).toEqual([]);
  expect((await test.call('GET /user/recent/group/homeworks', {}, chosen)).body.list).toHaveLength(1);
  const groupOf = async (who: { token: string }) =>
    (await test.call('GET /joined/group/detail', { group_id }, who)).body.group.homework_count;
  expect([await groupOf(chosen), await groupOf(other), await groupOf(owner)]).toEqual([1, 0, 1]);
  expect((await begin(exam_id, chosen)).status).toBe(200);
  const detail = await test.call('GET /mymanaged/group/homework/detail', { homework_id }, owner);
  expect(detail.body.user_ids).toEqual([chosenId]);
});

it('is missing in no figure of the others, and withholds no key from them', async () => {
  const { homework_id, exam_id } = await set();
  const { rows } = await sql<{ content_id: number }>`
    select content_id from exam_question where exam_id = ${exam_id}`.execute(test.db);
  const contents = rows.map(({ content_id }) => content_id);
  expect((await selectWithheld(test.db, chosenId, contents)).size).toBe(2);
  expect((await selectWithheld(test.db, otherId, contents)).size).toBe(0);
  const { body } = await begin(exam_id, chosen);
  await learner(test, chosen.token).handIn(body.answer_id);
  const watched = await test.call('POST /mymanaged/group/homework/watch', { homework_id }, owner);
  expect(watched.body.list.map(({ user_id }) => user_id)).toEqual([chosenId]);
  expect(watched.body.counts.absent).toBe(0);
  const scores = await test.call('POST /mymanaged/group/homework/member_scores', { homework_id }, owner);
  expect(scores.body.list.map(({ user_id }) => user_id)).toEqual([chosenId]);
  expect(scores.body.summary).toMatchObject({ members_count: 1, handed_in_count: 1 });
  const trend = await test.call('GET /mymanaged/group/homework/trend', { group_id }, owner);
  expect(trend.body.list).toMatchObject([{ members_count: 1, handed_in_count: 1 }]);
  const book = await test.call('POST /mymanaged/group/gradebook', { group_id }, owner);
  expect(book.body.list.map(({ name, cells }) => [name, cells[0]?.state])).toEqual([
    ['Chosen', 'scored'],
    ['Other', 'none'],
  ]);
  const ownColumns = async (who: { token: string }) =>
    (await test.call('GET /joined/group/gradebook', { group_id }, who)).body.columns.map(({ title }) => title);
  expect([await ownColumns(chosen), await ownColumns(other)]).toEqual([['For some'], []]);
  const ofMember = async (user_id: number) =>
    (await test.call('POST /mymanaged/group/member/homeworks', { group_id, user_id, req_total: 1 }, owner)).body;
  expect(await ofMember(otherId)).toEqual({ list: [], total: 0 });
  expect((await ofMember(chosenId)).total).toBe(1);
  expect((await test.call('POST /mymanaged/group/homework/remind', { homework_id }, owner)).body.reminded_count).toBe(
    0,
  );
});

it('may be for others later; those who have begun keep it', async () => {
  const { homework_id, exam_id } = await set();
  await begin(exam_id, chosen);
  const change = (user_ids: number[] | null) => put({ homework_id, user_ids }, { exams: undefined });
  expect((await change([otherId])).body.homework.chosen_count).toBe(2);
  expect((await listOf(chosen)).total).toBe(1);
  expect((await listOf(other)).total).toBe(1);
  expect(await noticesOf(otherId)).toBe(1);
  expect((await change([chosenId])).body.homework.chosen_count).toBe(1);
  expect((await listOf(other)).total).toBe(0);
  expect((await change(null)).body.homework.chosen_count).toBe(null);
  expect((await listOf(other)).total).toBe(1);
  expect(await noticesOf(chosenId)).toBe(1);
});

it('names members of one group, and no strangers or managers', async () => {
  const invalid = { fields: { 'homework.user_ids': expect.any(String) } };
  expect((await put({ group_id, user_ids: [ownerId] })).body).toMatchObject(invalid);
  expect((await put({ group_id, user_ids: [await buildAccount(test.db)] })).body).toMatchObject(invalid);
  expect((await put({ group_id, user_ids: [] })).status).toBe(400);
  const second = await buildGroup(test.db, ownerId, { members: [chosenId] });
  expect((await put({ group_ids: [group_id, second], user_ids: [chosenId] })).body).toMatchObject(invalid);
});

it('is set in several groups with one press, in all or in none, and once however often it is sent', async () => {
  const groups = [group_id, await buildGroup(test.db, ownerId), await buildGroup(test.db, ownerId)];
  const request_key = crypto.randomUUID();
  const [first, second] = await Promise.all([
    put({ group_ids: groups }, { request_key }),
    put({ group_ids: groups }, { request_key }),
  ]);
  expect(first.body.list).toHaveLength(3);
  expect(second.body.list.map(({ homework_id }) => homework_id)).toEqual(
    first.body.list.map(({ homework_id }) => homework_id),
  );
  const stranger = await buildGroup(test.db, otherId);
  expect((await put({ group_ids: [...groups, stranger] })).status).toBe(404);
  for (const id of groups) {
    const { body } = await test.call('POST /mymanaged/group/homeworks', { group_id: id, req_total: 1 }, owner);
    expect(body.total).toBe(1);
  }
});
