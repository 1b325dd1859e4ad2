import { practiceTypes } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { paperOf, statements } from '../../../testing/build-attempt.ts';
import { selectPublicId } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { openClass } from '../../../testing/open-class.ts';
import type { TestClass } from '../../../testing/open-class.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Switches = RequestOf<'POST /exam/user_online_prac/switches'>;
type Told = Switches['switches'][number];

let test: TestApp;
let ownerId: number;
let owner: string;
let memberId: number;
let member: string;
let group_id: number;
let me: TestClass['me'];

beforeAll(async () => {
  ({ test, group_id, ownerId, memberId, owner, member, me } = await openClass());
});
afterAll(() => test.close());

/** Begun an hour ago. */
async function sit(traits: HomeworkTraits = {}) {
  const homework = await buildHomework(test.db, group_id, ownerId, {
    max_switches: 2,
    switch_seconds: 5,
    paper: paperOf(statements(2)),
    ...traits,
  });
  const { answer_id } = await me.begin(homework.exam_id, practiceTypes.homework);
  await sql`update attempt set started_at = started_at - interval '1 hour' where id = ${answer_id}`.execute(test.db);
  return { ...homework, answer_id };
}

const away = (seq: number, more: Partial<Told> = {}): Told => ({
  seq,
  left_at: new Date(Date.now() - 60_000).toISOString(),
  seconds: 10,
  cause: 'hidden',
  ...more,
});
const tell = (answer_id: number, switches: Told[], more: Partial<Switches> = {}) =>
  test.call('POST /exam/user_online_prac/switches', { answer_id, switches, ...more }, { token: member });

describe('POST /exam/user_online_prac/switches', () => {
  it('counts each once, however often it is told', async () => {
    const { answer_id } = await sit();
    expect((await tell(answer_id, [away(1)])).body).toMatchObject({ switches_count: 1, max_switches: 2 });
    const { body } = await tell(answer_id, [away(1), away(2)]);
    expect(body).toMatchObject({ switches_count: 2, handed_in: false });
    expect(body.list).toEqual([
      { seq: 1, is_counted: true, reason: null },
      { seq: 2, is_counted: true, reason: null },
    ]);
  });

  it('hands in once over the limit, with what had not been sent yet', async () => {
    const { answer_id } = await sit();
    const answer_details = [{ no: 1, seq: 1, answer: true }];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tell(answer_id, [away(1), away(2), away(3)], { answer_details })),
    );
    expect(answers.map(({ status, body }) => [status, body.handed_in])).toEqual(answers.map(() => [200, true]));
    const { body } = await me.handIn(answer_id);
    expect(body).toMatchObject({ is_switched_out: true, is_timed_out: false, answered_count: 1, score: 1 });
    expect((await me.save(answer_id, { no: 2, seq: 1, answer: true })).body).toMatchObject({ error_code: 4010 });
  });

  it('excuses what is short or has an excuse, unless that takes too long', async () => {
    const { answer_id } = await sit({ max_switches: 5 });
    const causes = ['picker', 'permission', 'input', 'offline', 'report'] as const;
    const excused = causes.map((cause, at) => away(at + 1, { cause, seconds: 100 }));
    const told = [...excused, away(6, { seconds: 4.9 }), away(7, { cause: 'picker', seconds: 121 })];
    const { body } = await tell(answer_id, told);
    expect(body.list.map(({ reason, is_counted }) => [reason, is_counted])).toEqual([
      ...causes.map(() => ['excused', false]),
      ['short', false],
      ['too_long', true],
    ]);
    expect(body.switches_count).toBe(1);
  });

  it('believes no time before the start or after now, and no more than was possible', async () => {
    const { answer_id } = await sit({ max_switches: 50 });
    const told = [
      away(1, { left_at: '2099-01-01T00:00:00Z' }),
      away(2, { left_at: '2001-01-01T00:00:00Z', seconds: 9_000_000 }),
    ];
    expect((await tell(answer_id, told)).status).toBe(200);
    const { rows } = await sql<{ is_possible: boolean }>`
      select s.left_at between date_trunc('milliseconds', a.started_at) and now() and s.seconds <= 3601 as is_possible
      from attempt_switch s join attempt a on a.id = s.attempt_id where a.id = ${answer_id}`.execute(test.db);
    expect(rows).toEqual([{ is_possible: true }, { is_possible: true }]);
    expect((await tell(answer_id, [away(3, { seconds: -1 })])).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, at) => away(at + 10));
    expect((await tell(answer_id, many)).status).toBe(400);
  });

  it('keeps no more than anybody would reach by accident', async () => {
    const { answer_id } = await sit({ max_switches: 100 });
    for (let start = 0; start < 1_000; start += 100) {
      const told = Array.from({ length: 100 }, (_, at) => away(start + at + 1, { seconds: 1 }));
      expect((await tell(answer_id, told)).status).toBe(200);
    }
    const { rows } = await sql`select from attempt_switch where attempt_id = ${answer_id}`.execute(test.db);
    expect(rows).toHaveLength(500);
  });

  it('counts none where none are counted', async () => {
    const { answer_id } = await sit({ max_switches: 0 });
    const { body } = await tell(answer_id, [away(1), away(2), away(3)]);
    expect(body).toMatchObject({ switches_count: 0, handed_in: false });
    expect(body.list[0]).toEqual({ seq: 1, is_counted: false, reason: 'off' });
  });

  it("knows nothing of somebody else's attempt", async () => {
    const { answer_id } = await sit();
    const request = { answer_id, switches: [away(1)] };
    const byOther = await test.call('POST /exam/user_online_prac/switches', request, { token: owner });
    expect(byOther.status).toBe(404);
  });
});

const watch = async (homework_id: number) =>
  (await test.call('POST /mymanaged/group/homework/watch', { homework_id, req_total: 1 }, { token: owner })).body;
const state = (answer_id: number) => test.call('GET /exam/user_online_prac/state', { answer_id }, { token: member });

describe('those who watch', () => {
  it('see who is at it and how far, who lost the connection, and who handed in', async () => {
    const late = await buildAccount(test.db);
    await test.call(
      'POST /mtgroup/member',
      { public_id: await selectPublicId(test.db, group_id) },
      { token: await test.tokenFor(late) },
    );
    const { homework_id, answer_id } = await sit();
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    expect((await watch(homework_id)).counts).toEqual({
      absent: 1,
      late: 0,
      sitting: 0,
      lost: 1,
      handed_in: 0,
      left: 0,
    });
    expect((await state(answer_id)).status).toBe(200);
    const watched = await watch(homework_id);
    expect(watched).toMatchObject({ total: 2, questions_count: 2, counts: { absent: 1, sitting: 1 } });
    expect(watched.list[0]).toMatchObject({ user_id: memberId, state: 'sitting', answered_count: 1, last_no: 2 });
    await me.handIn(answer_id);
    expect((await watch(homework_id)).counts).toMatchObject({ absent: 1, handed_in: 1 });
  });

  it('give more time while it runs, which its screen hears of, and another chance', async () => {
    const { homework_id, answer_id, exam_id } = await sit({ duration: 70 });
    const give = (more: object) =>
      test.call(
        'PUT /mymanaged/group/homework/member/allowance',
        { homework_id, user_id: memberId, ...more },
        { token: owner },
      );
    const given = await give({ extra_minutes: 5 });
    expect(given.body.member).toMatchObject({ extra_minutes: 5, state: 'lost' });
    const { started_at, deadline } = (await me.sheet(answer_id)).body;
    expect(Date.parse(deadline ?? '') - Date.parse(started_at)).toBe(75 * 60_000);
    expect((await state(answer_id)).body.deadline).toBe(deadline);
    await me.handIn(answer_id);
    const begin = () =>
      test.call(
        'POST /exam/user_online_prac/create_answer',
        { exam_id, prac_type: practiceTypes.homework },
        { token: member },
      );
    expect((await begin()).body).toMatchObject({ error_code: 6106 });
    await give({ extra_attempts: 1 });
    expect((await begin()).body.rules?.round).toBe(2);
    expect((await give({ end_time: '2001-01-01T00:00:00Z' })).status).toBe(400);
  });

  it('give a later deadline, and nobody hears results before it where they come after the deadline', async () => {
    const { homework_id, answer_id } = await sit({ result_time: 1 });
    await me.handIn(answer_id);
    const end_time = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const given = { homework_id, user_id: memberId, end_time };
    await test.call('PUT /mymanaged/group/homework/member/allowance', given, { token: owner });
    const { body } = await test.call('GET /joined/group/homework/detail', { homework_id }, { token: member });
    expect(body.homework).toMatchObject({ end_time, results_at: end_time });
    expect((await state(answer_id)).body.rules?.closes_at.slice(0, 19)).toBe(end_time.slice(0, 19));
  });
});
