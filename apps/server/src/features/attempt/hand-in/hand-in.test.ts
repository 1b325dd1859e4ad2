import { errors, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { sweepAttempts } from '../attempt.ts';

const test = useTestApp();
let examId: number;
let timedExamId: number;
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  const authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { paper: paperOf(allFamilies) });
  timedExamId = await buildExam(test.db, authorId, { paper: paperOf(allFamilies), duration: 30 });
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
});

async function letTimePass(answerId: number, seconds: number): Promise<void> {
  await sql`
    update attempt set deadline = deadline - ${seconds} * interval '1 second',
      started_at = started_at - ${seconds} * interval '1 second'
    where id = ${answerId}`.execute(test.db);
}

const write = (
  answer_id: number,
  ...answer_states: { no: number; is_marked?: boolean; self_score?: number | null }[]
) => test.call('POST /exam/user_online_prac/answer_states', { answer_id, answer_states }, { token });

describe('POST handin_answer', () => {
  it('carries what was not sent yet, grades it all and answers the same ever after', async () => {
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: true }, { no: 3, seq: 1, answer: ['one', 'wrong'] });
    const tail = [
      { no: 5, seq: 1, answer: ['He goes.'] },
      { no: 6, seq: 1, answer: { text: 'Rain is wet.', files: [] } },
      { no: 99, seq: 1, answer: true },
    ];
    const { status, body } = await me.handIn(answer_id, { answer_details: tail });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      score: 3,
      full_score: 20,
      questions_count: 6,
      answered_count: 4,
      correct_count: 2,
      unmarked_count: 1,
      is_timed_out: false,
      rejected: [{ no: 99, seq: 1, error_code: errors.question_not_asked.code }],
    });
    const again = await me.handIn(answer_id, { answer_details: tail });
    expect(again.body).toEqual(body);
  });

  it('ends once, however many hand in at once from however many devices', async () => {
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    const other = learner(test, await test.tokenFor(accountId));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? me : other).handIn(answer_id, { key: `key-${at}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { rows } = await sql`
      select right_count from question_progress where account_id = ${accountId} and answered_count = 1`.execute(
      test.db,
    );
    expect(rows).toEqual([{ right_count: 1 }]);
  });

  it('takes fifty at once with the same Idempotency-Key for one, with what they carry', async () => {
    const { answer_id } = await me.begin(examId, 3);
    const request = { answer_id, answer_details: [{ no: 2, seq: 1, answer: true }] };
    const headers = { 'idempotency-key': 'press-1' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.call('POST /exam/user_online_prac/handin_answer', request, { token, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ score: 1, answered_count: 1 });
    const { rows } = await sql`select outcome from answer_log where attempt_id = ${answer_id}`.execute(test.db);
    expect(rows).toEqual([{ outcome: 'kept' }]);
  });

  it('computes everything itself, whatever the client claims', async () => {
    const { answer_id } = await me.begin(examId, 3);
    const claims = {
      score: 20,
      correct_count: 6,
      is_right: true,
      duration: 1,
      submitted_at: '2001-01-01T00:00:00Z',
      user_id: 1,
      answer_details: [{ no: 2, seq: 1, answer: false, is_right: true, earned: 1 }],
    };
    const { status, body } = await me.handIn(answer_id, claims);
    expect(status).toBe(200);
    expect(body).toMatchObject({ score: 0, correct_count: 0, answered_count: 1 });
    expect(Date.now() - Date.parse(body.handed_in_at)).toBeLessThan(60_000);
  });

  it('takes nothing afterwards, and loses nothing of what came', async () => {
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 3, seq: 1, answer: ['one', 'two'] });
    const { body: result } = await me.handIn(answer_id);
    const second = learner(test, await test.tokenFor(accountId));
    const late = await second.save(answer_id, { no: 3, seq: 2, answer: ['late', 'text'] });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error_code: errors.handed_in.code });
    const { body } = await second.handIn(answer_id, { answer_details: [{ no: 2, seq: 9, answer: true }] });
    expect(body.rejected).toMatchObject([{ no: 2, seq: 9, error_code: errors.handed_in.code }]);
    const { rows } = await sql`
      select no, seq, answer from answer_log where attempt_id = ${answer_id} and outcome = 'late' order by id`.execute(
      test.db,
    );
    expect(rows).toEqual([
      { no: 3, seq: 2, answer: ['late', 'text'] },
      { no: 2, seq: 9, answer: true },
    ]);
    expect((await me.report(answer_id)).body.report).toMatchObject({ score: result.score, answered_count: 1 });
  });

  it('shows a paper that was never handed in to nobody', async () => {
    const { answer_id } = await me.begin(examId, 3);
    const { status, body } = await me.report(answer_id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error_code: errors.not_handed_in.code });
  });
});

describe('time', () => {
  it('runs by the clock of the server, and in tests alone', async () => {
    const { deadline, server_time } = await me.begin(timedExamId, 3);
    expect(Date.parse(deadline ?? '') - Date.parse(server_time)).toBeGreaterThan(29 * 60_000);
    expect((await me.begin(timedExamId, 2)).deadline).toBeNull();
    expect((await me.begin(examId, 3)).deadline).toBeNull();
    const minutesOf = async (exam: number, minutes: number) => {
      const begun = await me.begin(exam, 3, { minutes });
      return Math.round((Date.parse(begun.deadline ?? '') - Date.parse(begun.server_time)) / 60_000);
    };
    expect(await minutesOf(timedExamId, 10)).toBe(10);
    expect(await minutesOf(timedExamId, 90)).toBe(30);
    expect(await minutesOf(examId, 90)).toBe(90);
  });

  it('takes a save that was on its way at the deadline', async () => {
    const { answer_id } = await me.begin(timedExamId, 3);
    await letTimePass(answer_id, 30 * 60 + 2);
    expect((await me.save(answer_id, { no: 2, seq: 1, answer: true })).status).toBe(200);
  });

  it('hands in what was saved when an answer comes too late, and says so', async () => {
    const { answer_id } = await me.begin(timedExamId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    await letTimePass(answer_id, 31 * 60);
    const late = await me.save(answer_id, { no: 5, seq: 1, answer: ['He goes.'] });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error_code: errors.time_up.code });
    const { body } = await me.report(answer_id);
    expect(body.report).toMatchObject({ score: 1, is_timed_out: true, seconds: 30 * 60, answered_count: 1 });
  });

  it('hands in without the tail when the hand-in itself comes too late', async () => {
    const { answer_id } = await me.begin(timedExamId, 3);
    await letTimePass(answer_id, 31 * 60);
    const { status, body } = await me.handIn(answer_id, { answer_details: [{ no: 2, seq: 1, answer: true }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ score: 0, is_timed_out: true, answered_count: 0 });
    expect(body.rejected).toMatchObject([{ no: 2, seq: 1, error_code: errors.time_up.code }]);
  });

  it('names what came too late once more when it is sent again, and nothing that had been saved', async () => {
    const { answer_id } = await me.begin(timedExamId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: true }, { no: 5, seq: 4, answer: ['He goes.'] });
    await letTimePass(answer_id, 31 * 60);
    const tail = [
      { no: 2, seq: 1, answer: true },
      { no: 3, seq: 1, answer: ['one', 'two'] },
      { no: 5, seq: 3, answer: ['He went.'] },
    ];
    const { body } = await me.handIn(answer_id, { answer_details: tail });
    expect(body.rejected).toMatchObject([
      { no: 3, seq: 1, error_code: errors.time_up.code },
      { no: 5, seq: 3, error_code: errors.answer_older.code },
    ]);
    expect((await me.handIn(answer_id, { answer_details: tail })).body).toEqual(body);
  });

  it('is swept, by several at once and beside a person who hands in, each attempt once', async () => {
    const attempts: number[] = [];
    for (let at = 0; at < 6; at++) {
      const { answer_id } = await me.begin(timedExamId, 3);
      await me.save(answer_id, { no: 2, seq: 1, answer: true });
      await letTimePass(answer_id, 31 * 60);
      attempts.push(answer_id);
    }
    const other = learner(test, await test.tokenFor(await buildAccount(test.db)));
    const running = await other.begin(timedExamId, 3);
    const [first, second, result] = await Promise.all([
      sweepAttempts(test.services),
      sweepAttempts(test.services),
      me.handIn(attempts[3] ?? 0),
    ]);
    expect(result.body).toMatchObject({ score: 1, is_timed_out: true });
    expect([5, 6]).toContain(first + second);
    for (const answer_id of attempts) {
      expect((await me.report(answer_id)).body.report).toMatchObject({ score: 1, is_timed_out: true });
    }
    expect((await other.sheet(running.answer_id)).body.handed_in_at).toBeNull();
    const { rows } = await sql`
      select answered_count from question_progress where account_id = ${accountId} and answered_count > 0`.execute(
      test.db,
    );
    expect(rows).toEqual([{ answered_count: 6 }]);
  });
});

describe('POST answer_states', () => {
  it('flags questions to come back to until the paper is handed in', async () => {
    const { answer_id } = await me.begin(examId, 3);
    expect((await write(answer_id, { no: 4, is_marked: true })).status).toBe(200);
    expect((await me.sheet(answer_id)).body.states).toEqual([{ no: 4, seq: 0, state: 'unanswered', is_marked: true }]);
    await me.handIn(answer_id);
    expect((await write(answer_id, { no: 4, is_marked: false })).status).toBe(409);
    // It was not gone through by that: its key has not been seen.
    const seen = test.db.selectFrom('question_progress').select('content_id').where('account_id', '=', accountId);
    expect(await seen.execute()).toEqual([]);
  });

  it('lets people judge their own open answers once they have seen the reference', async () => {
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 6, seq: 1, answer: { text: 'Rain.', files: [] } }, { no: 2, seq: 1, answer: true });
    expect((await write(answer_id, { no: 6, self_score: 7 })).body).toMatchObject({
      error_code: errors.not_self_judged.code,
    });
    await me.handIn(answer_id);
    expect((await write(answer_id, { no: 6, self_score: 10.1 })).status).toBe(409);
    expect((await write(answer_id, { no: 2, self_score: 1 })).status).toBe(409);
    expect((await write(answer_id, { no: 6, self_score: 7.5 })).body.list).toEqual([
      { no: 6, is_marked: false, self_score: 7.5 },
    ]);
    const { body } = await me.report(answer_id);
    expect(body.report).toMatchObject({ score: 8.5, self_score: 7.5, unmarked_count: 0, correct_count: 1 });
    const { rows } = await sql`select points from exam_rank where account_id = ${accountId}`.execute(test.db);
    expect(rows).toEqual([{ points: 1 }]);
  });

  it('judges in the report as often as one likes, and counts it once', async () => {
    const { answer_id } = await me.begin(examId, 2);
    await me.save(answer_id, { no: 6, seq: 1, answer: { text: 'Rain.', files: [] } });
    await me.handIn(answer_id);
    expect((await me.report(answer_id)).body.report).toMatchObject({ may_judge: true, unmarked_count: 1, score: 0 });
    for (const self_score of [10, 10, 4]) await write(answer_id, { no: 6, self_score });
    const { report, list } = (await me.report(answer_id)).body;
    expect(report).toMatchObject({ unmarked_count: 0, score: 4, correct_count: 0 });
    expect(list.find(({ no }) => no === 6)).toMatchObject({ state: 'partly', earned: 4 });
    const { rows } = await sql`
      select answered_count from question_progress where account_id = ${accountId} and answered_count > 0`.execute(
      test.db,
    );
    expect(rows).toEqual([{ answered_count: 1 }]);
  });

  it('leaves judging to nobody but the person, and to nobody where the author does not allow it', async () => {
    const { answer_id } = await me.begin(examId, 2);
    await me.save(answer_id, { no: 6, seq: 1, answer: { text: 'Rain.', files: [] } });
    await me.handIn(answer_id);
    const judgement = { answer_id, answer_states: [{ no: 6, self_score: 10 }] };
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await test.call('POST /exam/user_online_prac/answer_states', judgement, { token: stranger })).status).toBe(
      404,
    );
    const allow = (is: boolean) => sql`update exam set allow_marking = ${is} where id = ${examId}`.execute(test.db);
    await allow(false);
    expect((await me.report(answer_id)).body.report.may_judge).toBe(false);
    expect((await write(answer_id, { no: 6, self_score: 10 })).body).toMatchObject({
      error_code: errors.marking_off.code,
    });
    await allow(true);
    expect((await me.report(answer_id)).body.report).toMatchObject({ may_judge: true, score: 0 });
  });

  it('leaves what was handed in to a teacher to the teacher', async () => {
    const makerId = await buildAccount(test.db);
    const paper = paperOf(allFamilies.slice(5));
    const groupId = await buildGroup(test.db, makerId, { members: [accountId] });
    for (const needs_marking of [false, true]) {
      const homework = await buildHomework(test.db, groupId, makerId, { paper, needs_marking });
      const { answer_id } = await me.begin(homework.exam_id, practiceTypes.homework);
      await me.save(answer_id, { no: 1, seq: 1, answer: { text: 'Rain.', files: [] } });
      await me.handIn(answer_id);
      const { body: refused } = await write(answer_id, { no: 1, self_score: 10 });
      expect(refused).toMatchObject({ error_code: errors.not_self_judged.code });
      const { rows } = await sql`select self_score from answer where attempt_id = ${answer_id}`.execute(test.db);
      expect(rows).toEqual([{ self_score: null }]);
      const { body: told } = await me.report(answer_id);
      expect(told.report?.may_judge ?? false).toBe(false);
    }
  });

  it('refuses numbers that were not asked, and far too many', async () => {
    const { answer_id } = await me.begin(examId, 2, { sel_qs_json: '{"range":[1,2]}' });
    expect((await write(answer_id, { no: 1, is_marked: true }, { no: 5, is_marked: true })).status).toBe(400);
    expect((await me.sheet(answer_id)).body.states).toEqual([]);
    const many = Array.from({ length: 501 }, () => ({ no: 1, is_marked: true }));
    expect((await write(answer_id, ...many)).status).toBe(400);
    const flood = Array.from({ length: 60_000 }, () => ({ no: 1, is_marked: true }));
    expect((await write(answer_id, ...flood)).status).toBe(413);
  });
});
