// Minutes that somebody is given move their own end: the end of the class does not take them away again.
import { errors, homeworkTime, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { sweepAttempts, sweepResults } from '../../attempt/attempt.ts';
import { remindOfHomework } from '../reminders/reminders.ts';

const test = useTestApp();
let ownerId: number;
let owner: { token: string };
let slowId: number;
let slow: { token: string };
let they: ReturnType<typeof learner>;
let mate: ReturnType<typeof learner>;
let group_id: number;
let homework_id: number;
let exam_id: number;
let end_time: string;

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = { token: await test.tokenFor(ownerId) };
});
beforeEach(async () => {
  slowId = await buildAccount(test.db);
  const mateId = await buildAccount(test.db);
  slow = { token: await test.tokenFor(slowId) };
  they = learner(test, slow.token);
  mate = learner(test, await test.tokenFor(mateId));
  group_id = await buildGroup(test.db, ownerId, { members: [slowId, mateId] });
  // Ends in a minute; a go takes 45.
  end_time = hoursFromNow(1 / 60);
  const paper = paperOf(statements(2));
  ({ homework_id, exam_id } = await buildHomework(test.db, group_id, ownerId, {
    paper,
    end_time,
    duration: 45,
    result_time: 1,
  }));
});

const give = (more: object = {}) =>
  test.call(
    'PUT /mymanaged/group/homework/member/allowance',
    { homework_id, user_id: slowId, extra_minutes: 15, ...more },
    owner,
  );
const minutesTo = (time: string | null | undefined) => Math.round((Date.parse(time ?? '') - Date.now()) / 60_000);
const detail = async () => (await test.call('GET /joined/group/homework/detail', { homework_id }, slow)).body.homework;

/** As if so many minutes had passed. */
async function pass(minutes: number): Promise<void> {
  const ago = sql`${minutes} * interval '1 minute'`;
  await sql`
    update homework set start_time = start_time - ${ago}, end_time = end_time - ${ago}, closes_at = closes_at - ${ago}
    where id = ${homework_id}`.execute(test.db);
  await sql`
    update attempt set started_at = started_at - ${ago}, deadline = deadline - ${ago}, rules = rules || jsonb_build_object(
      'closes_at', (to_json(((rules->>'closes_at')::timestamptz - ${ago}) at time zone 'UTC')#>>'{}') || 'Z',
      'end_time', (to_json(((rules->>'end_time')::timestamptz - ${ago}) at time zone 'UTC')#>>'{}') || 'Z') where homework_id = ${homework_id}`.execute(
    test.db,
  );
}

it('gives all of them to somebody who begins shortly before the end, and results wait for them', async () => {
  const { answer_id: first } = await mate.begin(exam_id, practiceTypes.homework);
  await mate.handIn(first, { answer_details: [{ no: 1, seq: 1, answer: true }] });
  expect((await give()).status).toBe(200);
  const { answer_id, deadline } = await they.begin(exam_id, practiceTypes.homework);
  expect(minutesTo(deadline)).toBe(60);
  expect(minutesTo((await detail()).end_time)).toBe(60);
  expect(minutesTo((await detail()).results_at)).toBe(60);

  await pass(30);
  expect(await sweepAttempts(test.services)).toBe(0);
  expect(await detail()).toMatchObject({ time_status: homeworkTime.inProgress, next: 'go_on' });
  expect((await they.save(answer_id, { no: 1, seq: 1, answer: true })).status).toBe(200);
  await sweepResults(test.services);
  expect((await mate.report(first)).body).toMatchObject({ error_code: errors.result_withheld.code });
  const recent = await test.call('GET /user/recent/group/homeworks', {}, slow);
  expect(recent.body.list[0]).toMatchObject({ homework_id, time_status: homeworkTime.inProgress });

  await pass(31);
  expect(await sweepAttempts(test.services)).toBe(1);
  await sweepResults(test.services);
  expect((await mate.report(first)).body.report.score).toBe(1);
  expect((await they.report(answer_id)).body.report.score).toBe(1);
});

it('moves the deadline of somebody who is at it beyond the end of the class', async () => {
  const { answer_id, deadline } = await they.begin(exam_id, practiceTypes.homework);
  expect(minutesTo(deadline)).toBe(1);
  const { body } = await give();
  expect(minutesTo(body.member.deadline)).toBe(60);
  expect(minutesTo((await they.sheet(answer_id)).body.deadline)).toBe(60);
  await give({ extra_minutes: 0 });
  expect(minutesTo((await they.sheet(answer_id)).body.deadline)).toBe(1);
});

it('tells from when to when before it is given, and keeps nothing of it', async () => {
  const { body: before } = await give({ preview: true });
  expect([before.member.started_at, minutesTo(before.member.begin_until)]).toEqual([null, 1]);
  expect(minutesTo(before.member.ends_at)).toBe(61);
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  const { body: during } = await give({ preview: true });
  expect(during.member.started_at).not.toBe(null);
  expect(minutesTo(during.member.ends_at)).toBe(60);
  expect(minutesTo((await they.sheet(answer_id)).body.deadline)).toBe(1);
  const { body: later } = await give({ preview: true, extra_minutes: 0, end_time: hoursFromNow(2) });
  expect(minutesTo(later.member.ends_at)).toBe(45);
});

it('lets nobody begin after the end, however many minutes they have', async () => {
  await give();
  await pass(2);
  expect(await detail()).toMatchObject({ time_status: homeworkTime.ended, next: 'nothing' });
});

it('reminds somebody who is at it of their own end', async () => {
  await give({ extra_minutes: 120 });
  await they.begin(exam_id, practiceTypes.homework);
  await sql`update homework set start_time = now() - interval '9 hours', created_at = now() - interval '9 hours'
    where id = ${homework_id}`.execute(test.db);
  const reminded = async () => {
    await remindOfHomework(test.db);
    const { rows } = await sql`select from homework_reminder where account_id = ${slowId} and hours = 1`.execute(
      test.db,
    );
    return rows.length;
  };
  expect(await reminded()).toBe(0);
  await pass(110);
  expect(await reminded()).toBe(1);
});
