// Attempts that belong to a homework, before there is homework: their rows are made by hand.
import { examKinds, practiceTypes } from '@tiku/contract';
import type { AttemptRules } from '@tiku/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertAttempt, lockPractice, selectCandidates } from '../attempt/new-attempt.store.ts';
import { sweepResults } from '../practice.ts';

let test: TestApp;
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  test = await createTestApp();
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
});
afterAll(() => test.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

interface Homework {
  answerId: number;
  /** An exam that asks the same contents. */
  source: number;
  paper: number;
}

async function beginHomework(rules: Partial<AttemptRules>, score = 1): Promise<Homework> {
  const makerId = await buildAccount(test.db);
  const source = await buildExam(test.db, makerId, { paper: paperOf(statements(2)) });
  const paper = await buildExam(test.db, makerId, { kind: examKinds.paper, paper: paperOf([]) });
  await sql`
    insert into exam_question (exam_id, no, content_id, type, score)
    select ${paper}, no, content_id, type, ${score} from exam_question where exam_id = ${source}`.execute(test.db);
  const whole: AttemptRules = {
    end_time: inAnHour(),
    result_time: 0,
    hide_answer: false,
    redo_hint: false,
    no_quit: false,
    max_switches: 0,
    switch_seconds: 0,
    ...rules,
  };
  const { rows } = await sql<{ id: number }>`
    with practised as (
      insert into practice (account_id, exam_id, prac_type, attempts_count)
      values (${accountId}, ${paper}, ${practiceTypes.homework}, 1) returning id),
    begun as (
      insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
        retire_wrong, homework_id, rules)
      select id, ${accountId}, ${paper}, 1, ${practiceTypes.homework}, 2, ${2 * score}, false, 1, ${JSON.stringify(whole)}::jsonb
      from practised returning id),
    asked as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids, section_titles,
        scores)
      select begun.id, '{}', array_agg(q.no), array_agg(q.content_id), array_agg(q.section_no), array_agg(q.material_id), '{}',
        array_agg(q.score)
      from begun, exam_question q where q.exam_id = ${paper} group by begun.id)
    select id from begun`.execute(test.db);
  return { answerId: rows[0]?.id ?? 0, source, paper };
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
    const { answerId, source } = await beginHomework({ result_time: 1 });
    expect(await handInOne(answerId)).toMatchObject({ is_withheld: true, score: null });
    const state = await stateOf(answerId);
    expect(state).not.toHaveProperty('result');
    expect(state).not.toHaveProperty('correct_answer');
    expect((await me.sheet(answerId)).body.states[0]?.state).toBe('answered');
    expect((await me.report(answerId)).status).toBe(409);
    expect(await checkElsewhere(source)).toEqual(silent);
    await sql`
      update attempt set rules = rules || jsonb_build_object('end_time', '2026-01-01T00:00:00.000Z'::text)
      where id = ${answerId}`.execute(test.db);
    await sweepResults(test.db);
    expect(await stateOf(answerId)).toMatchObject({ result: { is_right: true }, correct_answer: true });
    expect((await me.report(answerId)).body.report).toMatchObject({ score: 1, is_withheld: false });
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
  it('is read by nobody but its taker as long as nobody marks it, and not deleted by them', async () => {
    const { answerId, paper } = await beginHomework({});
    await handInOne(answerId);
    const other = learner(test, await test.tokenFor(await buildAccount(test.db)));
    const answers = [await other.report(answerId), await other.sheet(answerId), await other.details(answerId, [1])];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const request = { exam_id: paper, answer_ids: [answerId] };
    const deleted = await test.call('DELETE /exam/user_online_prac/history_answers', request, { token });
    expect(deleted.body).toEqual({ deleted: [], not_found: [answerId] });
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
    const { answerId: first, paper } = await beginHomework({}, 2.5);
    await me.handIn(first);
    const actor = { accountId, company: null };
    const questions = await selectCandidates(test.db, actor, paper, practiceTypes.selection, {});
    const answerId = await insertAttempt(test.db, actor, {
      practiceId: await lockPractice(test.db, actor, paper, practiceTypes.selection),
      examId: paper,
      examVersion: 1,
      pracType: practiceTypes.selection,
      fullScore: 5,
      retireWrong: false,
      createKey: null,
      minutes: null,
      selection: {},
      questions,
      hasOwnScores: true,
    });
    await sql`update exam_question set score = 9 where exam_id = ${paper}`.execute(test.db);
    expect(await handInOne(answerId)).toMatchObject({ score: 2.5 });
  });

  it('has a homework and its rules, or neither', async () => {
    const { answerId } = await beginHomework({});
    await expect(sql`update attempt set rules = null where id = ${answerId}`.execute(test.db)).rejects.toThrow(/check/);
  });
});
