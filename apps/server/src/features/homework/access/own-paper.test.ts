// Somebody who did a homework and was made administrator since manages the papers of the others, and not their own.
import { errors, groupRoles, practiceTypes } from '@tiku/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let ownerId: number;
let owner: { token: string };
let risenId: number;
let otherId: number;
let risen: { token: string };
let group_id: number;
let homework_id: number;
let exam_id: number;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = { token: await test.tokenFor(ownerId) };
});

async function set(traits: HomeworkTraits = {}): Promise<void> {
  risenId = await buildAccount(test.db, { name: 'Risen' });
  otherId = await buildAccount(test.db, { name: 'Other' });
  risen = { token: await test.tokenFor(risenId) };
  group_id = await buildGroup(test.db, ownerId, { members: [risenId, otherId] });
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, ownerId, {
    paper: paperOf(allFamilies),
    needs_marking: true,
    ...traits,
  }));
}
beforeEach(() => set());

async function sit(accountId: number): Promise<number> {
  const they = learner(test, await test.tokenFor(accountId));
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  await they.handIn(answer_id, { answer_details: [{ no: 6, seq: 1, answer: { text: 'Wet.', files: [] } }] });
  return answer_id;
}

async function promote(): Promise<void> {
  const change = { group_id, user_id: risenId, is_admin: true };
  const { body } = await test.call('PUT /mymanaged/group/member/is_admin', change, owner);
  expect(body.member.role).toBe(groupRoles.administrator);
}

const refused = { error_code: errors.own_paper.code };
const mark = (answer_id: number, who: { token: string }, others: { answer_id: number }[] = []) =>
  test.call(
    'PUT /group/homework/member/question/mark',
    { homework_id, marks: [{ no: 6, m_s: 1, answer_id, others }] },
    who,
  );
const complete = (who: { token: string }) =>
  test.call('PUT /group/homework/question/mark/complete', { homework_id }, who);

const regrade = (how: object, who: { token: string }) =>
  test.call('POST /mymanaged/group/homework/regrade', { homework_id, no: 1, ...how }, who);
const undo = (who: { token: string }) => test.call('DELETE /mymanaged/group/homework/regrade', { homework_id }, who);

it('marks and completes the others, alone or together, while the own paper waits for somebody else', async () => {
  const [own, other] = [await sit(risenId), await sit(otherId)];
  await promote();
  expect((await mark(own, risen)).body).toMatchObject(refused);
  expect((await mark(other, risen, [{ answer_id: own }])).body).toMatchObject(refused);
  const read = (wanted: object) =>
    test.call('POST /group/homework/member/question/marks', { homework_id, ...wanted }, risen);
  expect((await read({ user_id: risenId })).body).toMatchObject(refused);
  const { body: alike } = await read({ no: 6, req_total: 1 });
  expect(alike.list.map(({ papers }) => papers.map(({ answer_id }) => answer_id))).toEqual([[other]]);
  const { body: papers } = await test.call('POST /mymanaged/group/homework/member_marks', { homework_id }, risen);
  expect(papers.list.map(({ is_mine }) => is_mine)).toEqual([true, false]);
  expect(papers).toMatchObject({ waiting_count: 2, completable_count: 1, unmarked_count: 1 });
  expect((await mark(other, risen)).status).toBe(200);
  expect((await complete(risen)).body).toEqual({ completed_count: 1, left_count: 0 });
  expect((await complete(risen)).body).toMatchObject(refused);
  expect((await mark(own, owner)).status).toBe(200);
  expect((await complete(risen)).body).toMatchObject(refused);
  expect((await complete(owner)).body).toEqual({ completed_count: 1, left_count: 0 });
  const correction = { homework_id, answer_id: own, no: 6, m_s: 2, old_m_s: 1, reason: 'Better than it looked' };
  const correct = (who: { token: string }) => test.call('PUT /mymanaged/group/homework/mark/correct', correction, who);
  expect((await correct(risen)).body).toMatchObject(refused);
  expect((await correct(owner)).status).toBe(200);
  expect((await undo(risen)).body).toMatchObject(refused);
  expect((await undo(owner)).status).toBe(200);
});

it('gives themselves no time, no other go, and no later deadline with everybody', async () => {
  await set({ duration: 10 });
  const they = learner(test, risen.token);
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  await promote();
  const allow = (user_id: number, who: { token: string }) =>
    test.call('PUT /mymanaged/group/homework/member/allowance', { homework_id, user_id, extra_minutes: 5 }, who);
  expect((await allow(risenId, risen)).body).toMatchObject(refused);
  expect((await allow(otherId, risen)).status).toBe(200);
  const homework = { homework_id, group_id, title: 'Longer', end_time: hoursFromNow(2), duration: 90 };
  expect((await test.call('PUT /mymanaged/group/homework', { homework }, risen)).body).toMatchObject(refused);
  const renamed = { ...homework, duration: 10, title: 'Renamed' };
  expect((await test.call('PUT /mymanaged/group/homework', { homework: renamed }, risen)).status).toBe(200);
  const { body: watched } = await test.call('POST /mymanaged/group/homework/watch', { homework_id }, risen);
  expect(watched.list.find(({ user_id }) => user_id === risenId)).toMatchObject({ is_mine: true, answer_id });
  expect((await allow(risenId, owner)).status).toBe(200);
});

it('re-grades nothing that changes the own paper, and does not undo it', async () => {
  await sit(risenId);
  await sit(otherId);
  await promote();
  const everybody = { everybody: 'right' as const };
  expect((await regrade({ ...everybody, preview: true }, risen)).body).toMatchObject(refused);
  expect((await regrade(everybody, risen)).body).toMatchObject(refused);
  expect((await regrade({ everybody: 'left out' }, risen)).body).toMatchObject(refused);
  expect((await regrade(everybody, owner)).status).toBe(200);
  expect((await undo(risen)).body).toMatchObject(refused);
  expect((await undo(owner)).status).toBe(200);
});

it('re-grades what only others answered', async () => {
  await sit(otherId);
  await promote();
  const wanted = { homework_id, no: 1, everybody: 'right' as const };
  expect((await test.call('POST /mymanaged/group/homework/regrade', wanted, risen)).status).toBe(200);
});
