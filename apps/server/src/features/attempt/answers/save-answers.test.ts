import { errors } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let examId: number;
let accountId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { paper: paperOf(allFamilies) });
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  me = learner(test, await test.tokenFor(accountId));
});

async function logOf(answerId: number) {
  const { rows } = await sql<{ no: number; seq: number; outcome: string; answer: unknown }>`
    select no, seq, outcome, answer from answer_log where attempt_id = ${answerId} order by id`.execute(test.db);
  return rows;
}

function letterOf(list: string[] = [], text: string): string {
  return 'ABCDEFGHIJ'[list.indexOf(text)] ?? '';
}

const clear = (answer_id: number, mode: 0 | 1 | 2, token: string) =>
  test.call('POST /exam/user_online_prac/clear_answer_details', { answer_id, mode }, { token });

describe('POST answer_details', () => {
  it('keeps the newer answer when an older one arrives late, and remembers both', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(answer_id, { no: 3, seq: 7, answer: ['new', 'text'] });
    const late = await me.save(answer_id, { no: 3, seq: 5, answer: ['old', ''] });
    expect(late.body.saved).toEqual([]);
    expect(late.body.rejected).toMatchObject([{ no: 3, seq: 5, error_code: errors.answer_older.code }]);
    expect((await me.details(answer_id, [3])).body.list[0]).toMatchObject({ seq: 7, answer: ['new', 'text'] });
    expect((await logOf(answer_id)).map(({ seq, outcome }) => [seq, outcome])).toEqual([
      [7, 'kept'],
      [5, 'older'],
    ]);
  });

  it('takes a repeat for what it is, and refuses other content under the same number', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    expect((await me.save(answer_id, { no: 2, seq: 1, answer: true })).body.saved).toEqual([{ no: 2, seq: 1 }]);
    const other = await me.save(answer_id, { no: 2, seq: 1, answer: false });
    expect(other.body.rejected).toMatchObject([{ no: 2, seq: 1, error_code: errors.answer_conflict.code }]);
    expect((await me.details(answer_id, [2])).body.list[0]?.answer).toBe(true);
    expect((await logOf(answer_id)).map(({ outcome }) => outcome)).toEqual(['kept', 'conflict']);
  });

  it('takes nothing away because an answer was left out', async () => {
    const { answer_id } = await me.begin(examId, 3);
    const { body } = await me.save(answer_id, { no: 2, seq: 1, answer: true }, { no: 2, seq: 2 });
    expect(body.saved).toEqual([{ no: 2, seq: 1 }]);
    expect(body.rejected).toMatchObject([{ no: 2, seq: 2, error_code: errors.bad_answer.code }]);
    expect((await me.handIn(answer_id, { answer_details: [{ no: 2, seq: 3 }] })).body).toMatchObject({
      correct_count: 1,
    });
  });

  it('saves what is good of a batch of 500 and names the rest one by one', async () => {
    const long = await buildExam(test.db, authorId, { paper: paperOf(statements(500)) });
    const { answer_id } = await me.begin(long, 1);
    const details = Array.from({ length: 500 }, (_, at) => ({ no: at + 1, seq: 1, answer: (at % 2 === 0) as unknown }));
    details[17] = { no: 18, seq: 1, answer: 'maybe' };
    details[20] = { no: 20_000, seq: 1, answer: true };
    details[21] = { no: -4, seq: 1, answer: true };
    details[22] = { no: 23, seq: 0, answer: true };
    const { status, body } = await me.save(answer_id, ...details);
    expect(status).toBe(200);
    expect(body.saved).toHaveLength(496);
    expect(body.rejected.map(({ no, error_code }) => [no, error_code])).toEqual([
      [18, errors.bad_answer.code],
      [20_000, errors.question_not_asked.code],
      [-4, errors.question_not_asked.code],
      [23, errors.bad_answer.code],
    ]);
    expect((await me.sheet(answer_id)).body.states).toHaveLength(496);
  });

  it.each([
    [1, ['Z']],
    [1, 'A'],
    [2, 1],
    [3, ['a\0b', '']],
    [3, ['\ud800', '']],
    [4, ['A', 'B', 'C'].concat(Array<string>(20).fill('A'))],
    [6, { text: 'x', files: ['nobody-uploaded-this.png'] }],
    [6, { text: 'x'.repeat(50_001), files: [] }],
  ])('refuses question %i the answer %j alone', async (no, answer) => {
    const { answer_id } = await me.begin(examId, 1);
    const { status, body } = await me.save(answer_id, { no: 5, seq: 1, answer: ['He goes.'] }, { no, seq: 1, answer });
    expect(status).toBe(200);
    expect(body.saved).toEqual([{ no: 5, seq: 1 }]);
    expect(body.rejected).toMatchObject([{ no, seq: 1, error_code: errors.bad_answer.code }]);
  });

  it('refuses more than 500 at once, and a body that is far too large', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const many = Array.from({ length: 501 }, () => ({ no: 2, seq: 1, answer: true }));
    expect((await me.save(answer_id, ...many)).status).toBe(400);
    const large = await me.save(answer_id, { no: 3, seq: 1, answer: ['x'.repeat(1_100_000)] });
    expect(large.status).toBe(413);
  });

  it('takes an answer back', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    await me.save(answer_id, { no: 2, seq: 2, answer: null });
    expect((await me.details(answer_id, [2])).body.list[0]).toMatchObject({ seq: 2, answer: null });
    expect((await me.handIn(answer_id)).body.answered_count).toBe(0);
  });

  it('says at once whether a checked answer is right, takes no other, and says it again when asked again', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const first = await me.save(answer_id, { no: 2, seq: 1, answer: false, check: true });
    expect(first.body.checked).toMatchObject([
      { no: 2, is_final: true, answer: false, correct_answer: true, result: { earned: 0, total: 1, is_right: false } },
    ]);
    const again = await me.save(answer_id, { no: 2, seq: 1, answer: false, check: true });
    expect(again.body.checked).toEqual(first.body.checked);
    const changed = await me.save(answer_id, { no: 2, seq: 2, answer: true });
    expect(changed.body.rejected).toMatchObject([{ no: 2, error_code: errors.answer_final.code }]);
    expect((await me.handIn(answer_id)).body).toMatchObject({ correct_count: 0, answered_count: 1, score: 0 });
  });

  it('answers in the letters that were shown, whatever the order, and grades what was meant', async () => {
    for (let round = 0; round < 5; round++) {
      const { answer_id } = await me.begin(examId, 2);
      const { body } = await me.questions(examId, answer_id);
      const [primes, , , countries] = body.list as { options: string[]; matchings: string[] }[];
      const right = [letterOf(primes?.options, 'Two'), letterOf(primes?.options, 'Five')].toSorted();
      const matches = countries?.options.map((country) =>
        letterOf(countries.matchings, country === 'France' ? 'Paris' : 'Lima'),
      );
      const saved = await me.save(
        answer_id,
        { no: 1, seq: 1, answer: right, check: true },
        { no: 4, seq: 1, answer: matches, check: true },
      );
      expect(saved.body.checked).toMatchObject([
        { no: 1, answer: right, correct_answer: right, result: { is_right: true, earned: 4 } },
        { no: 4, answer: matches, correct_answer: matches, result: { is_right: true, earned: 2 } },
      ]);
    }
  });

  it('ends with the newest of many saves at once', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const order = Array.from({ length: 40 }, (_, at) => at + 1).toSorted(() => Math.random() - 0.5);
    const answers = await Promise.all(
      order.map((seq) => me.save(answer_id, { no: 3, seq, answer: [`answer ${seq}`, ''] })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await me.details(answer_id, [3])).body.list[0]).toMatchObject({ seq: 40, answer: ['answer 40', ''] });
    expect(await logOf(answer_id)).toHaveLength(40);
  });

  it('counts the time that somebody practises, without long breaks', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const pass = (seconds: number) =>
      sql`update attempt set saved_at = saved_at - ${seconds} * interval '1 second' where id = ${answer_id}`.execute(
        test.db,
      );
    await pass(100);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    await me.save(answer_id, { no: 2, seq: 2, answer: false });
    await pass(3_600);
    expect((await me.handIn(answer_id)).body.seconds).toBeOneOf([400, 401]);
  });

  it('is a matter of its person alone', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const stranger = learner(test, await test.tokenFor(await buildAccount(test.db)));
    const foreign = await stranger.save(answer_id, { no: 2, seq: 1, answer: true });
    const unknown = await stranger.save(answer_id + 100_000, { no: 2, seq: 1, answer: true });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    for (const call of [stranger.details(answer_id, [1]), stranger.sheet(answer_id), stranger.handIn(answer_id)]) {
      expect((await call).status).toBe(404);
    }
    expect((await stranger.report(answer_id)).status).toBe(404);
    expect((await stranger.questions(examId, answer_id)).status).toBe(404);
  });
});

describe('the log', () => {
  it('can be neither changed nor shortened while its attempt is there', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    await expect(sql`update answer_log set seq = 9 where attempt_id = ${answer_id}`.execute(test.db)).rejects.toThrow(
      /keeps|kept/,
    );
    await expect(sql`delete from answer_log where attempt_id = ${answer_id}`.execute(test.db)).rejects.toThrow(
      /keeps|kept/,
    );
    expect(await logOf(answer_id)).toHaveLength(1);
  });
});

describe('POST clear_answer_details', () => {
  it('takes back all, the wrong ones or the unchecked ones, and no older answer comes back', async () => {
    const token = await test.tokenFor(accountId);
    const { answer_id } = await me.begin(examId, 1);
    await me.save(
      answer_id,
      { no: 2, seq: 3, answer: false, check: true },
      { no: 5, seq: 3, answer: ['He goes.'], check: true },
      { no: 3, seq: 3, answer: ['one', 'two'] },
    );
    expect((await clear(answer_id, 1, token)).body.noes).toEqual([2]);
    expect((await clear(answer_id, 2, token)).body.noes).toEqual([3]);
    expect((await me.save(answer_id, { no: 2, seq: 2, answer: true })).body.rejected).toHaveLength(1);
    const anew = await me.save(answer_id, { no: 2, seq: 4, answer: true, check: true });
    expect(anew.body.checked).toMatchObject([{ no: 2, result: { is_right: true } }]);
    expect((await clear(answer_id, 0, token)).body.noes).toEqual([2, 5]);
    expect((await logOf(answer_id)).filter(({ outcome }) => outcome === 'cleared')).toHaveLength(4);
  });

  it('leaves a test alone', async () => {
    const token = await test.tokenFor(accountId);
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: false });
    const refused = await clear(answer_id, 0, token);
    expect(refused.status).toBe(409);
    expect((await me.details(answer_id, [2])).body.list[0]?.answer).toBe(false);
  });
});
