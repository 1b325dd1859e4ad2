import { completions, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildGroup, selectPublicId } from '../../../testing/build-group.ts';
import { buildHomework, hoursFromNow } from '../../../testing/build-homework.ts';
import type { HomeworkTraits } from '../../../testing/build-homework.ts';
import { openClass } from '../../../testing/open-class.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sweepAttempts } from '../../attempt/attempt.ts';

let test: TestApp;
let ownerId: number;
let owner: string;
let member: string;
let group_id: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  ({ test, group_id, ownerId, owner, member, me } = await openClass());
});
afterAll(() => test.close());

const set = (traits: HomeworkTraits = {}) =>
  buildHomework(test.db, group_id, ownerId, { paper: paperOf(statements(2)), ...traits });
const begin = (exam_id: number, token = member) =>
  test.call('POST /exam/user_online_prac/create_answer', { exam_id, prac_type: practiceTypes.homework }, { token });
const detail = async (homework_id: number, token = member) =>
  (await test.call('GET /joined/group/homework/detail', { homework_id }, { token })).body.homework;

async function handIn(exam_id: number, ...right: boolean[]): Promise<number> {
  const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
  const answers = right.map((answer, at) => ({ no: at + 1, seq: 1, answer }));
  await me.handIn(answer_id, { answer_details: answers });
  return answer_id;
}

describe('a homework is begun', () => {
  it('once, however many ask at the same time', async () => {
    const { homework_id, exam_id } = await set();
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(exam_id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.answer_id)).size).toBe(1);
    const { rows } = await sql`select from attempt where homework_id = ${homework_id}`.execute(test.db);
    expect(rows).toHaveLength(1);
    expect((await detail(homework_id)).next).toBe('go_on');
  });

  it('and no second time, whatever the server forgot to look at', async () => {
    const { homework_id, exam_id } = await set();
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    const copy = (round: number) =>
      sql`
        insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
          retire_wrong, homework_id, rules, round)
        select practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score, retire_wrong,
          homework_id, rules, ${round} from attempt where id = ${answer_id}`.execute(test.db);
    await expect(copy(2)).rejects.toThrow(/attempt_sitting/);
    await me.handIn(answer_id);
    await expect(copy(1)).rejects.toThrow(/attempt_round/);
    expect((await detail(homework_id)).attempts_count).toBe(1);
  });

  it('by members alone, between start and end', async () => {
    const stranger = await test.tokenFor(await buildAccount(test.db));
    const { exam_id } = await set();
    expect((await begin(exam_id, stranger)).status).toBe(404);
    expect((await begin(exam_id, owner)).body).toMatchObject({ error_code: 6109 });
    const later = await set({ start_time: hoursFromNow(0.5) });
    expect((await begin(later.exam_id)).body).toMatchObject({ error_code: 6104 });
    const over = await set({ start_time: hoursFromNow(-2), end_time: hoursFromNow(-1) });
    expect((await begin(over.exam_id)).body).toMatchObject({ error_code: 6105 });
    expect((await detail(over.homework_id)).time_status).toBe(2);
  });

  it('under its rules, which its person is told', async () => {
    const { exam_id, homework_id } = await set({ duration: 10, max_switches: 3, switch_seconds: 7, no_quit: true });
    const begun = await me.begin(exam_id, practiceTypes.homework);
    expect(begun).toMatchObject({ max_switches: 3, switch_seconds: 7, noes: [1, 2], is_resumed: false });
    expect(begun.rules).toMatchObject({ homework_id, round: 1, no_quit: true, switches_count: 0 });
    expect(Date.parse(begun.deadline ?? '') - Date.parse(begun.started_at)).toBe(600_000);
  });

  it('and its questions are seen by nobody who has not', async () => {
    const { exam_id } = await set();
    const questions = () => test.call('POST /app/user/exam/questions', { exam_id }, { token: member });
    expect((await questions()).status).toBe(404);
    await me.begin(exam_id, practiceTypes.homework);
    const { status, body } = await questions();
    expect([status, body.with_keys]).toEqual([200, false]);
  });
});

describe('a homework is done again', () => {
  it('not at all, unless it says so', async () => {
    const { exam_id, homework_id } = await set();
    await handIn(exam_id, true, true);
    expect((await begin(exam_id)).body).toMatchObject({ error_code: 6106 });
    expect(await detail(homework_id)).toMatchObject({ next: 'nothing', completion: completions.completed, score: 2 });
  });

  it('as often as somebody likes in mode 1, and the best counts', async () => {
    const { exam_id, homework_id } = await set({ redo_mode: 1 });
    const best = await handIn(exam_id, true, true);
    await handIn(exam_id, false);
    expect(await detail(homework_id)).toMatchObject({
      next: 'redo',
      redo_count: 1,
      attempts_count: 2,
      answer_id: best,
      score: 2,
    });
  });

  it('with the wrong ones named, where it gives hints', async () => {
    const { exam_id } = await set({ redo_mode: 1, redo_hint: true });
    await handIn(exam_id, true, false);
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    expect((await me.sheet(answer_id)).body.hints).toEqual([2]);
    const silent = await set({ redo_mode: 1 });
    await handIn(silent.exam_id, true, false);
    const { answer_id: again } = await me.begin(silent.exam_id, practiceTypes.homework);
    expect((await me.sheet(again)).body.hints).toEqual([]);
  });

  it('by somebody who failed in mode 2', async () => {
    const { exam_id } = await set({ redo_mode: 2, pass_percent: 60 });
    await handIn(exam_id, true, false);
    await handIn(exam_id, true, true);
    expect((await begin(exam_id)).body).toMatchObject({ error_code: 6107 });
  });

  it('in mode 2 not before it is known who failed', async () => {
    const open = await set({ redo_mode: 2, paper: paperOf(allFamilies), needs_marking: true });
    const { answer_id } = await me.begin(open.exam_id, practiceTypes.homework);
    await me.handIn(answer_id, { answer_details: [{ no: 6, seq: 1, answer: { text: 'Wet.', files: [] } }] });
    expect((await begin(open.exam_id)).body).toMatchObject({ error_code: 6108 });
    expect(await detail(open.homework_id)).toMatchObject({ completion: completions.beingMarked, score: null });
    const late = await set({ redo_mode: 2, result_time: 1 });
    await handIn(late.exam_id, false);
    expect((await begin(late.exam_id)).body).toMatchObject({ error_code: 6108 });
  });
});

describe('a homework whose time is up', () => {
  it('is handed in with what was saved, and counts in the group', async () => {
    const { exam_id, homework_id } = await set({ duration: 5 });
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    await me.save(answer_id, { no: 1, seq: 1, answer: true });
    await sql`
      update attempt set started_at = started_at - interval '1 hour', deadline = now() - interval '10 seconds'
      where id = ${answer_id}`.execute(test.db);
    expect((await detail(homework_id)).next).toBe('nothing');
    await sweepAttempts(test.services);
    expect((await me.report(answer_id)).body.report).toMatchObject({ is_timed_out: true, score: 1 });
    const score = test.db.selectFrom('group_score').select('points').where('homework_id', '=', homework_id);
    expect(await score.execute()).toEqual([{ points: 1 }]);
  });
});

describe('a homework whose time is up unnoticed', () => {
  it('is handed in when it is opened, and says so', async () => {
    const { exam_id, homework_id } = await set({ duration: 5 });
    const { answer_id } = await me.begin(exam_id, practiceTypes.homework);
    await me.save(answer_id, { no: 1, seq: 1, answer: true });
    expect((await me.sheet(answer_id)).body).toMatchObject({ handed_in_at: null, is_timed_out: false });
    await sql`
      update attempt set started_at = started_at - interval '1 hour', deadline = now() - interval '10 seconds'
      where id = ${answer_id}`.execute(test.db);
    const { body } = await me.sheet(answer_id);
    expect(body).toMatchObject({ handed_in_at: expect.any(String), is_timed_out: true, is_switched_out: false });
    expect(await detail(homework_id)).toMatchObject({ score: 1, completion: completions.completed });
  });
});

describe('leaving the group', () => {
  it('keeps what was begun, and somebody who is back goes on with it under the same deadline', async () => {
    const leaver = await buildAccount(test.db);
    const group = await buildGroup(test.db, ownerId, { members: [leaver] });
    const token = await test.tokenFor(leaver);
    const { exam_id, homework_id } = await buildHomework(test.db, group, ownerId, { duration: 10 });
    const they = learner(test, token);
    const { answer_id, deadline } = await they.begin(exam_id, practiceTypes.homework);
    await they.save(answer_id, { no: 3, seq: 1, answer: false });
    await test.call('POST /mtgroup/member/exit', { group_id: group }, { token });
    expect((await they.save(answer_id, { no: 3, seq: 2, answer: true })).body).toMatchObject({ error_code: 6110 });
    expect((await they.handIn(answer_id)).body).toMatchObject({ error_code: 6110 });
    expect((await they.sheet(answer_id)).status).toBe(404);
    await test.call('POST /mtgroup/member', { public_id: await selectPublicId(test.db, group) }, { token });
    expect(await detail(homework_id, token)).toMatchObject({ attempts_count: 1, next: 'go_on', running_id: answer_id });
    expect(await they.begin(exam_id, practiceTypes.homework)).toMatchObject({ answer_id, deadline });
    expect((await they.handIn(answer_id)).body).toMatchObject({ answered_count: 1 });
  });

  it('gives no other go to somebody who was put out, while out or after a new approval', async () => {
    const leaver = await buildAccount(test.db);
    const group = await buildGroup(test.db, ownerId, { members: [leaver] });
    const token = await test.tokenFor(leaver);
    const { exam_id, homework_id } = await buildHomework(test.db, group, ownerId, { duration: 10 });
    const they = learner(test, token);
    const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
    const kick = { group_id: group, user_ids: [leaver] };
    await test.call('POST /mymanaged/group/members/kickout', kick, { token: owner });
    await sql`
      update attempt set started_at = started_at - interval '1 hour', deadline = now() - interval '1 minute'
      where id = ${answer_id}`.execute(test.db);
    expect(await sweepAttempts(test.services)).toBe(1);
    await test.call('POST /mtgroup/member', { public_id: await selectPublicId(test.db, group) }, { token });
    const decide = { group_id: group, user_id: leaver, agreed: 1 as const };
    await test.call('POST /mymanaged/group/member/join/approve', decide, { token: owner });
    expect(await detail(homework_id, token)).toMatchObject({ attempts_count: 1, next: 'nothing' });
  });

  it('loses nothing to somebody who hands in at the same moment', async () => {
    const leaver = await buildAccount(test.db);
    const group = await buildGroup(test.db, ownerId, { members: [leaver] });
    const token = await test.tokenFor(leaver);
    const { exam_id } = await buildHomework(test.db, group, ownerId);
    const they = learner(test, token);
    const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
    const answers = await Promise.all([
      they.handIn(answer_id),
      test.call('POST /mtgroup/member/exit', { group_id: group }, { token }),
    ]);
    // Either came first; neither is half.
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual(answers.map(({ status }) => status));
    const { rows } = await sql`select from group_rank where group_id = ${group}`.execute(test.db);
    expect(rows).toEqual([]);
  });
});
