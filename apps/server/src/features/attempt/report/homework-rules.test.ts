// What somebody is shown of an attempt at a homework, and when.
import { practiceTypes } from '@tiku/contract';
import type { RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { sweepResults } from '../attempt.ts';

const test = useTestApp();
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
});

interface Homework {
  answerId: number;
  /** An exam that asks the same contents. */
  source: number;
  paper: number;
  /** Who has set it. */
  maker: string;
}

type Rules = Omit<RequestOf<'PUT /mymanaged/group/homework'>['homework'], 'title' | 'end_time' | 'scores'>;

async function beginHomework(rules: Rules, score = 1): Promise<Homework> {
  const makerId = await buildAccount(test.db);
  const maker = await test.tokenFor(makerId);
  const source = await buildExam(test.db, makerId, { paper: paperOf(statements(2)) });
  const group_id = await buildGroup(test.db, makerId, { members: [accountId] });
  const scores = [1, 2].map((no) => ({ exam_id: source, no, score }));
  const homework = { ...rules, group_id, title: 'Homework', end_time: hoursFromNow(1), scores };
  const exams = [{ exam_id: source, sel_qs: [1, 2] }];
  const { body } = await test.call('PUT /mymanaged/group/homework', { homework, exams }, { token: maker });
  const paper = body.homework.exam_id;
  const { answer_id } = await me.begin(paper, practiceTypes.homework);
  return { answerId: answer_id, source, paper, maker };
}

async function handInOne(answerId: number): Promise<{ score: number | null; is_withheld: boolean }> {
  await me.save(answerId, { no: 1, seq: 1, answer: true, check: true });
  return (await me.handIn(answerId)).body;
}

const stateOf = async (answerId: number) => (await me.details(answerId, [1])).body.list[0];

/** What another practice of the same question says, when it is checked there. */
async function checkElsewhere(source: number) {
  const { answer_id } = await me.begin(source, practiceTypes.selection);
  const { body } = await me.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
  return body.checked[0];
}

/** What others see of a result in their group's ranking, and what its person sees in their lists. */
async function leftBehind(paper: number) {
  const { rows } = await sql<{ points: number | null; progress: number }>`
    select (select s.points from group_score s join homework h on h.id = s.homework_id where h.exam_id = ${paper}) as points,
      (select count(*)::int from question_progress p where p.exam_id = ${paper}) as progress`.execute(test.db);
  return rows[0];
}

const silent = { no: 1, seq: 1, answer: true, is_marked: false, is_final: false, is_shown: false, is_withheld: true };

describe('the keys of a homework', () => {
  it('come with handing in, and not before, there or elsewhere', async () => {
    const { answerId, source } = await beginHomework({});
    expect((await me.save(answerId, { no: 1, seq: 1, answer: true, check: true })).body.checked).toEqual([]);
    expect((await me.details(answerId, [1], true)).status).toBe(409);
    expect(await checkElsewhere(source)).toEqual(silent);
    await me.handIn(answerId);
    expect(await stateOf(answerId)).toMatchObject({ result: { is_right: true }, correct_answer: true });
    expect((await me.report(answerId)).body.report).toMatchObject({ score: 1 });
    expect(await checkElsewhere(source)).toMatchObject({ correct_answer: true });
  });

  it('come after the deadline where results do, with the score and all that tells it', async () => {
    const { answerId, source, paper } = await beginHomework({ result_time: 1 });
    expect(await handInOne(answerId)).toMatchObject({ is_withheld: true, score: null });
    expect(await leftBehind(paper)).toEqual({ points: null, progress: 0 });
    const state = await stateOf(answerId);
    expect(state).not.toHaveProperty('result');
    expect(state).not.toHaveProperty('correct_answer');
    expect((await me.sheet(answerId)).body.states[0]?.state).toBe('answered');
    expect((await me.report(answerId)).status).toBe(409);
    expect(await checkElsewhere(source)).toEqual(silent);
    await sql`
      update attempt set rules = rules || jsonb_build_object('closes_at', '2026-01-01T00:00:00.000Z'::text)
      where id = ${answerId}`.execute(test.db);
    await sweepResults(test.services);
    expect(await stateOf(answerId)).toMatchObject({ result: { is_right: true }, correct_answer: true });
    expect((await me.report(answerId)).body.report).toMatchObject({ score: 1, is_withheld: false });
    expect(await leftBehind(paper)).toEqual({ points: 1, progress: 1 });
  });

  it('never come where it hides them, while the verdict does', async () => {
    const { answerId, paper } = await beginHomework({ hide_answer: true });
    expect(await handInOne(answerId)).toMatchObject({ score: 1 });
    const state = await stateOf(answerId);
    expect(state).toMatchObject({ result: { is_right: true } });
    expect(state).not.toHaveProperty('correct_answer');
    expect(state).not.toHaveProperty('explanation');
    const { rows } = await sql`
      select from question_progress where exam_id = ${paper} and seen_at is not null`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

describe('an attempt at a homework', () => {
  it('is read by its taker and those who mark it, and deleted by neither', async () => {
    const { answerId, paper, maker } = await beginHomework({});
    await handInOne(answerId);
    const statusesFor = async (reader: string) => {
      const they = learner(test, reader);
      const answers = [await they.report(answerId), await they.sheet(answerId), await they.details(answerId, [1])];
      return answers.map(({ status }) => status);
    };
    expect(await statusesFor(await test.tokenFor(await buildAccount(test.db)))).toEqual([404, 404, 404]);
    expect(await statusesFor(maker)).toEqual([200, 200, 200]);
    const request = { exam_id: paper, answer_ids: [answerId] };
    const deleted = await test.call('DELETE /exam/user_online_prac/history_answers', request, { token });
    expect(deleted.body).toMatchObject({ error_code: 6111 });
    const all = await test.call('DELETE /exam/user_online_prac/all_answers', { exam_id: paper }, { token });
    expect(all.status).toBe(409);
    const byMarker = await test.call('DELETE /exam/user_online_prac/history_answers', request, { token: maker });
    expect(byMarker.body).toEqual({ deleted: [], not_found: [answerId] });
  });

  it('earns what its paper says, whatever the contents say elsewhere', async () => {
    const { answerId, source, paper } = await beginHomework({}, 2.5);
    expect((await me.questions(paper, answerId)).body.list).toMatchObject([{ points: 2.5 }, { points: 2.5 }]);
    expect(await handInOne(answerId)).toMatchObject({ score: 2.5 });
    expect((await stateOf(answerId))?.result).toMatchObject({ earned: 2.5, total: 2.5 });
    const { report, list } = (await me.report(answerId)).body;
    expect([report.score, report.full_score, list.map(({ total }) => total)]).toEqual([2.5, 5, [2.5, 2.5]]);
    expect((await checkElsewhere(source))?.result).toMatchObject({ earned: 1, total: 1 });
  });

  it('takes the scores along when it is begun', async () => {
    const { answerId, paper } = await beginHomework({}, 2.5);
    await sql`update exam_question set score = 9 where exam_id = ${paper}`.execute(test.db);
    expect(await handInOne(answerId)).toMatchObject({ score: 2.5 });
  });

  it('has a homework and its rules, or neither', async () => {
    const { answerId } = await beginHomework({});
    await expect(sql`update attempt set rules = null where id = ${answerId}`.execute(test.db)).rejects.toThrow(/check/);
  });
});
