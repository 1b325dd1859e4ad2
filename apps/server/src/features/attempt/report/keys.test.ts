// No key reaches anybody early: every answer of every way of practising is searched, field by field and byte by byte.
import { errors, practiceTypes } from '@tiku/contract';
import type { PracticeType } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { countAnswers, sweepResults } from '../attempt.ts';

const test = useTestApp();
let examId: number;
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

const noes = allFamilies.map((_, at) => at + 1);
const telling = new Set([
  'correct_answer',
  'explanation',
  'score',
  'partial_score',
  'item_scores',
  'difficulty',
  'seed',
  'result',
]);
const secrets = ['secret-explanation', 'secret-one', 'secret-reference', 'He goes.'];

beforeAll(async () => {
  examId = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf(allFamilies) });
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  await sql`update account set vip_until = now() + interval '1 day' where id = ${accountId}`.execute(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
  for (const no of noes) {
    await test.call('POST /online/questions/favorite', { exam_id: examId, no, mode: 0 }, { token });
    await test.call('POST /online/questions/note', { exam_id: examId, no, note: 'Mine', mode: 0 }, { token });
  }
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name].concat(keysOf(inner)));
}

/** `score` of an exam's entry or an attempt that is handed in is no key; everything is searched before that. */
function expectSilence(answers: { status: number; body: unknown }[], but: readonly string[] = []): void {
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(keysOf(body).filter((name) => telling.has(name) && !but.includes(name))).toEqual([]);
    const bytes = JSON.stringify(body);
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  }
}

/** Every call that shows questions or answers, of one attempt and beside it. */
async function listen(answerId: number) {
  return [
    await me.questions(examId, answerId),
    await test.call('POST /app/user/exam/questions', { exam_id: examId, answer_id: answerId, noes }, { token }),
    await test.call('POST /app/user/exam/questions', { exam_id: examId, noes }, { token }),
    await me.sheet(answerId),
    await me.details(answerId, noes),
    await test.call('POST /app/user/exam/questions/wrong', { exam_id: examId }, { token }),
    await test.call('POST /app/user/exam/questions/favorited', { exam_id: examId }, { token }),
    await test.call('POST /app/user/exam/questions/noted', { exam_id: examId }, { token }),
    await test.call('POST /app/user/exam/questions/marks', { exam_id: examId, noes }, { token }),
    await test.call('GET /exam/user_online_prac/home', { exam_id: examId }, { token }),
  ];
}

const answers = [
  { no: 1, seq: 1, answer: ['A'] },
  { no: 2, seq: 1, answer: false },
  { no: 3, seq: 1, answer: ['x', 'two'] },
  { no: 4, seq: 1, answer: ['A', null] },
  { no: 5, seq: 1, answer: ['He gone.'] },
  { no: 6, seq: 1, answer: { text: 'Wet.', files: [] } },
];

const types = Object.entries(practiceTypes).filter(([name]) => !['wrong', 'homework'].includes(name)) as [
  string,
  PracticeType,
][];

describe('keys', () => {
  it.each(types)('stay hidden in %s until an answer is checked or the paper handed in', async (_name, pracType) => {
    const begun = await test.call(
      'POST /exam/user_online_prac/create_answer',
      { exam_id: examId, prac_type: pracType },
      { token },
    );
    const { answer_id } = begun.body;
    // The home tells the score of what was handed in; nothing is yet, so it is null.
    expectSilence([begun, ...(await listen(answer_id))], ['score']);
    const saved = await me.save(answer_id, ...answers);
    expect(saved.body.saved).toHaveLength(6);
    expectSilence([saved, ...(await listen(answer_id))], ['score']);
    await me.handIn(answer_id);
    const { body } = await me.details(answer_id, noes);
    expect(body.list.map(({ result }) => result?.status)).toEqual([...Array<string>(5).fill('graded'), 'needs-person']);
    expect(JSON.stringify(body)).toContain('secret-reference');
  });

  it('that were seen before stay out of a new attempt at what went wrong', async () => {
    const { answer_id: before } = await me.begin(examId, 1);
    await me.save(before, { no: 5, seq: 1, answer: ['x'], check: true });
    const { answer_id, noes: wrong } = await me.begin(examId, 4);
    expect(wrong).toEqual([5]);
    expectSilence([await me.questions(examId, answer_id), await me.sheet(answer_id), await me.details(answer_id, [5])]);
    const saved = await me.save(answer_id, { no: 5, seq: 1, answer: ['He gone.'] });
    expectSilence([saved, await me.details(answer_id, [5])]);
  });

  it('come with a checked answer, for that question alone', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const { body } = await me.save(answer_id, { no: 5, seq: 1, answer: ['x'], check: true }, ...answers.slice(0, 1));
    expect(body.checked.map(({ no }) => no)).toEqual([5]);
    const states = (await me.details(answer_id, noes)).body.list;
    expect(states.filter(({ correct_answer }) => correct_answer !== undefined).map(({ no }) => no)).toEqual([5]);
    const kept = await test.call('POST /app/user/exam/questions/favorited', { exam_id: examId }, { token });
    expect(kept.body.list.filter(({ with_key }) => with_key).map(({ question }) => question.no)).toEqual([5]);
    expectSilence([await me.questions(examId, answer_id)]);
  });

  it('are not to be had in a test by asking for a check or to be shown', async () => {
    const { answer_id } = await me.begin(examId, 3);
    const saved = await me.save(answer_id, { no: 5, seq: 1, answer: ['x'], check: true });
    expect(saved.body).toMatchObject({ saved: [{ no: 5, seq: 1 }], checked: [] });
    expect((await me.details(answer_id, [5], true)).status).toBe(409);
    expectSilence(await listen(answer_id), ['score']);
    expect((await me.save(answer_id, { no: 5, seq: 2, answer: ['He goes.'] })).body.saved).toHaveLength(1);
    expect((await me.handIn(answer_id)).body.correct_count).toBe(1);
  });

  it('are shown to learn them by heart, which counts as seen and not as answered', async () => {
    const { answer_id } = await me.begin(examId, 1);
    const { body } = await me.details(answer_id, [2, 5], true);
    expect(body.list).toMatchObject([
      { no: 2, is_final: true, correct_answer: true, result: { status: 'unanswered' } },
      { no: 5, is_final: true, correct_answer: ['He goes.'] },
    ]);
    expect((await me.save(answer_id, { no: 2, seq: 1, answer: true })).body.rejected).toHaveLength(1);
    expect((await me.sheet(answer_id)).body.states.map(({ state }) => state)).toEqual(['shown', 'shown']);
    const home = await test.call('GET /exam/user_online_prac/home', { exam_id: examId }, { token });
    expect(home.body.exam).toMatchObject({ done_count: 0, wrong_count: 0 });
  });

  it('that are shown twice count what was answered before once', async () => {
    const { answer_id } = await me.begin(examId, 1);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    for (let time = 0; time < 2; time += 1) await me.details(answer_id, [2], true);
    const { rows } = await sql`
      select answered_count, right_count from question_progress
      where account_id = ${accountId} and answered_count > 0`.execute(test.db);
    expect(rows).toEqual([{ answered_count: 1, right_count: 1 }]);
  });

  it('never tell by the order of options where the author put the right one', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 10; round++) {
      const { answer_id } = await me.begin(examId, 2);
      const [primes] = (await me.questions(examId, answer_id)).body.list as { options: string[] }[];
      orders.add(primes?.options.join() ?? '');
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});

/** A test of questions 1 to 3 that still runs. */
async function beginTest(): Promise<number> {
  return (await me.begin(examId, 3, { sel_qs_json: '{"range":[1,3]}' })).answer_id;
}

describe('keys of questions in a running test', () => {
  const tested = [1, 2, 3];

  it('stay hidden in practice beside it: saved, not checked, and not to be shown either', async () => {
    await beginTest();
    const { answer_id } = await me.begin(examId, 1);
    const saved = await me.save(answer_id, ...answers.map((answer) => ({ ...answer, check: true })));
    expect(saved.body.saved).toHaveLength(6);
    expect(saved.body.checked.filter(({ is_withheld }) => is_withheld).map(({ no }) => no)).toEqual(tested);
    expectSilence([{ status: 200, body: saved.body.checked.filter(({ no }) => tested.includes(no)) }]);
    expect(saved.body.checked.filter(({ result }) => result).map(({ no }) => no)).toEqual([4, 5, 6]);
    const shown = await me.details(answer_id, tested, true);
    expectSilence([{ status: 200, body: shown.body.list }]);
    expect(shown.body.list.map(({ is_final }) => is_final)).toEqual([false, false, false]);
    const { states } = (await me.sheet(answer_id)).body;
    expect(states.map(({ state }) => state).slice(0, 3)).toEqual(['answered', 'answered', 'answered']);
  });

  it('that were seen before are hidden in lists, their export, old answers and old reports until it is handed in', async () => {
    const { answer_id: before } = await me.begin(examId, 1);
    await me.handIn(before, { answer_details: answers });
    const answerId = await beginTest();
    const favorited = () => test.call('POST /app/user/exam/questions/favorited', { exam_id: examId }, { token });
    const hidden = (await favorited()).body.list;
    expect(hidden.filter(({ with_key }) => with_key).map(({ question }) => question.no)).toEqual([4, 5, 6]);
    expectSilence([{ status: 200, body: hidden.filter(({ with_key }) => !with_key).map(({ question }) => question) }]);
    const old = (await me.details(before, noes)).body.list;
    expect(old.filter(({ result }) => result).map(({ no }) => no)).toEqual([4, 5, 6]);
    const report = () => test.call('GET /exam/user_online_prac/answer_results', { answer_id: before }, { token });
    expect((await report()).body).toMatchObject({ error_code: errors.result_withheld.code });
    await me.handIn(answerId);
    expect((await report()).status).toBe(200);
    expect((await favorited()).body.list.every(({ with_key }) => with_key)).toBe(true);
  });

  it('are not told by the result of another paper, which counts once the test is handed in', async () => {
    const answerId = await beginTest();
    const { answer_id: other } = await me.begin(examId, 3, { sel_qs_json: '{"range":[2,5]}' });
    const { body } = await me.handIn(other, { answer_details: answers.slice(1, 5) });
    const unknown = { is_withheld: true, score: null, self_score: null, correct_count: null, unmarked_count: null };
    expect(body).toMatchObject({ ...unknown, answered_count: 4 });
    const home = () => test.call('GET /exam/user_online_prac/home', { exam_id: examId }, { token });
    const history = () => test.call('POST /exam/user_online_prac/history_answers', { exam_id: examId }, { token });
    const wrong = () => test.call('POST /app/user/exam/questions/wrong/noes', { exam_id: examId }, { token });
    const ranks = () => test.call('GET /exam/ranks', { exam_id: examId }, { token });
    expect((await history()).body.list).toMatchObject([unknown, { answer_id: answerId }]);
    expect((await home()).body.exam).toMatchObject({ done_count: 0, wrong_count: 0 });
    expect((await wrong()).body.noes).toEqual([]);
    expect((await ranks()).body.mine).toBeNull();
    await countAnswers(test.db);
    expect(await uncounted()).toBe(1);

    await me.handIn(answerId);
    expect((await history()).body.list[0]).toMatchObject({ is_withheld: false, score: expect.any(Number) });
    expect((await wrong()).body.noes).toEqual([2, 3, 4, 5]);
    expect((await home()).body.exam).toMatchObject({ done_count: 4, wrong_count: 4 });
    expect((await ranks()).body.mine).not.toBeNull();
    await countAnswers(test.db);
    expect(await uncounted()).toBe(0);
  });

  it('do not keep several tests of one exam from being handed in: the best of them is ranked', async () => {
    const tests = [await beginTest(), await beginTest(), await beginTest()];
    for (const [at, answerId] of tests.entries()) {
      const { status } = await me.handIn(answerId, { answer_details: answers.slice(at) });
      expect(status).toBe(200);
    }
    const history = await test.call('POST /exam/user_online_prac/history_answers', { exam_id: examId }, { token });
    expect(history.body.list.map(({ is_withheld }) => is_withheld)).toEqual([false, false, false]);
    const scores = history.body.list.map(({ score }) => score ?? 0);
    const ranks = await test.call('GET /exam/ranks', { exam_id: examId }, { token });
    expect(ranks.body.mine).toMatchObject({ points: Math.max(...scores) });
  });

  it('are released by the sweep, or by asking for the report, where the test ended unnoticed', async () => {
    const answerId = await beginTest();
    const others = [await me.begin(examId, 2), await me.begin(examId, 2)].map(({ answer_id }) => answer_id);
    for (const other of others) await me.handIn(other, { answer_details: answers });
    await sql`update attempt set handed_in_at = now() where id = ${answerId}`.execute(test.db);
    const [asked] = others;
    const { body } = await test.call('GET /exam/user_online_prac/answer_results', { answer_id: asked ?? 0 }, { token });
    expect(body.report).toMatchObject({ is_withheld: false, answered_count: 6 });
    await sql`update attempt set is_withheld = true where id = ${asked}`.execute(test.db);
    await sweepResults(test.services);
    const { rows } = await sql`select from attempt where is_withheld`.execute(test.db);
    expect(rows).toHaveLength(0);
  });

  it('are always shown to their author', async () => {
    const author = await buildAccount(test.db);
    const own = await buildExam(test.db, author, { paper: paperOf(allFamilies) });
    const authorToken = await test.tokenFor(author);
    await learner(test, authorToken).begin(own, 3);
    const { body } = await test.call('POST /app/user/exam/questions', { exam_id: own, noes }, { token: authorToken });
    expect(body.with_keys).toBe(true);
    expect(JSON.stringify(body)).toContain('secret-explanation');
  });
});

async function uncounted(): Promise<number> {
  const { rows } = await sql`
    select from attempt where account_id = ${accountId} and handed_in_at is not null and not is_counted`.execute(
    test.db,
  );
  return rows.length;
}
