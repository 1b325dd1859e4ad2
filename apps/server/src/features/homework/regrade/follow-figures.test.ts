// What was counted for people when their results came out follows what is graded anew: as if it had been graded so at once.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { allFamilies, learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { countAnswers } from '../../attempt/attempt.ts';

/** The essay is worth ten points. */
const essay = 6;
const statement = 2;

const test = useTestApp();
let ownerId: number;
let owner: { token: string };
let homework_id: number;
let exam_id: number;
let pupils: { id: number; token: string }[];

beforeAll(async () => {
  ownerId = await buildAccount(test.db);
  owner = { token: await test.tokenFor(ownerId) };
});
beforeEach(async () => {
  pupils = [];
  for (const name of ['Ada', 'Ben']) {
    const id = await buildAccount(test.db, { name });
    pupils.push({ id, token: await test.tokenFor(id) });
  }
  const group = await buildGroup(test.db, ownerId, { members: pupils.map(({ id }) => id) });
  const traits = { paper: paperOf(allFamilies), needs_marking: true };
  ({ homework_id, exam_id } = await buildHomework(test.db, group, ownerId, traits));
});

const pupil = (at: number) => pupils[at] ?? { id: 0, token: '' };

async function handIn(at: number, answers: Record<number, unknown>): Promise<number> {
  const they = learner(test, pupil(at).token);
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  const answer_details = Object.entries(answers).map(([no, answer]) => ({ no: Number(no), seq: 1, answer }));
  expect((await they.handIn(answer_id, { answer_details })).status).toBe(200);
  return answer_id;
}

async function mark(answer_id: number, m_s: number): Promise<void> {
  const marks = [{ no: essay, m_s, answer_id, version: 0 }];
  const { status } = await test.call('PUT /group/homework/member/question/mark', { homework_id, marks }, owner);
  expect(status).toBe(200);
}
const complete = () => test.call('PUT /group/homework/question/mark/complete', { homework_id }, owner);
const correct = (answer_id: number, old_m_s: number, m_s: number) =>
  test.call(
    'PUT /mymanaged/group/homework/mark/correct',
    { homework_id, answer_id, no: essay, m_s, old_m_s, reason: 'A 1 for 10' },
    owner,
  );
const regrade = (no: number, how: object) =>
  test.call('POST /mymanaged/group/homework/regrade', { homework_id, no, preview: false, ...how }, owner);
const undo = () => test.call('DELETE /mymanaged/group/homework/regrade', { homework_id }, owner);

/** Everything that is counted for somebody, times and names left out. */
async function figuresOf({ id, token }: { id: number; token: string }) {
  const { body } = await test.call(
    'GET /user/study/statistics/logs',
    {
      from: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10),
      to: new Date().toISOString().slice(0, 10),
    },
    { token },
  );
  const { rows: days } = await sql`
    select 'day' as of, questions_count, judged_count, correct_count, parts from study_day where account_id = ${id}
    union all
    select 'exam', questions_count, judged_count, correct_count, parts from study_exam_day where account_id = ${id}`.execute(
    test.db,
  );
  const { rows: progress } = await sql`
    select content_id, answered_count, right_count, right_streak from question_progress
    where account_id = ${id} and answered_count > 0 order by content_id`.execute(test.db);
  const { rows: marks } = await sql`
    select no, wrong_count, wrong_at is not null as is_wrong from question_mark
    where account_id = ${id} and (wrong_count > 0 or wrong_at is not null) order by no`.execute(test.db);
  const { questions_count, judged_count, correct_count } = body.sum;
  return { sum: { questions_count, judged_count, correct_count }, days, progress, marks };
}

async function shares() {
  const { rows } = await sql<{ content_id: number; answered_count?: number; right_count?: number }>`
    select content_id, answered_count, right_count from question_stat
    where exam_id = ${exam_id} and answered_count > 0 order by content_id`.execute(test.db);
  return rows;
}

it('a corrected mark moves days, progress and the list of wrong questions, and its undo moves them back', async () => {
  const answers = { [statement]: true, [essay]: { text: 'Rain is wet.', files: [] } };
  const [first, second] = [await handIn(0, answers), await handIn(1, answers)];
  await mark(first, 1);
  await mark(second, 10);
  await complete();
  const [low, full] = [await figuresOf(pupil(0)), await figuresOf(pupil(1))];
  expect(low).toMatchObject({ sum: { judged_count: 2, correct_count: 1 }, marks: [{ no: essay, wrong_count: 1 }] });
  expect(full).toMatchObject({ sum: { judged_count: 2, correct_count: 2 }, marks: [] });
  await correct(first, 1, 10);
  expect(await figuresOf(pupil(0))).toEqual(full);
  // The same again is nothing new; and a mark that is no more right than before moves nothing.
  await correct(first, 10, 10);
  expect(await figuresOf(pupil(0))).toEqual(full);
  await correct(first, 10, 3);
  await correct(first, 3, 5);
  expect(await figuresOf(pupil(0))).toEqual(low);
  await undo();
  await undo();
  expect(await figuresOf(pupil(0))).toEqual(full);
  await undo();
  expect(await figuresOf(pupil(0))).toEqual(low);
});

it('counts are moved on the day that they were counted, wherever their person has gone since', async () => {
  await sql`update account set time_zone = 'Pacific/Kiritimati' where id = ${pupil(0).id}`.execute(test.db);
  const first = await handIn(0, { [essay]: { text: 'Rain.', files: [] } });
  await mark(first, 1);
  await complete();
  await sql`update account set time_zone = 'Pacific/Pago_Pago' where id = ${pupil(0).id}`.execute(test.db);
  await correct(first, 1, 10);
  const { rows } = await sql`
    select questions_count, correct_count from study_day where account_id = ${pupil(0).id} and questions_count > 0`.execute(
    test.db,
  );
  expect(rows).toEqual([{ questions_count: 1, correct_count: 1 }]);
});

it('a new key moves what was counted, also how all people fare with the question, and back', async () => {
  await handIn(0, { [statement]: true });
  await handIn(1, { [statement]: false });
  await countAnswers(test.db);
  const before = [await figuresOf(pupil(0)), await figuresOf(pupil(1))];
  const shared = await shares();
  expect(shared).toMatchObject([{ answered_count: 2, right_count: 1 }]);
  expect(before.map(({ sum }) => sum.correct_count)).toEqual([1, 0]);
  expect((await regrade(statement, { correct_answer: false })).status).toBe(200);
  const after = [await figuresOf(pupil(0)), await figuresOf(pupil(1))];
  expect(after.map(({ sum }) => sum.correct_count)).toEqual([0, 1]);
  expect(after.map(({ marks }) => marks)).toEqual([before[1]?.marks, before[0]?.marks]);
  expect(after.map(({ days }) => days)).toEqual([before[1]?.days, before[0]?.days]);
  // It is another question by now, with the same counts.
  const [{ answered_count, right_count } = {}, ...others] = await shares();
  expect({ answered_count, right_count, others }).toEqual({ answered_count: 2, right_count: 1, others: [] });
  await undo();
  expect([await figuresOf(pupil(0)), await figuresOf(pupil(1))]).toEqual(before);
  expect(await shares()).toEqual(shared);
});

it('what waits for marks again after an undo is counted once, when it comes out again', async () => {
  await regrade(essay, { everybody: 'right' });
  const answers = { [statement]: true, [essay]: { text: 'Rain is wet.', files: [] } };
  const late = await handIn(0, answers);
  await countAnswers(test.db);
  expect((await figuresOf(pupil(0))).sum).toMatchObject({ questions_count: 2, correct_count: 2 });
  await undo();
  expect((await figuresOf(pupil(0))).sum).toMatchObject({ questions_count: 0, judged_count: 0, correct_count: 0 });
  await mark(late, 1);
  await complete();
  await countAnswers(test.db);
  expect((await figuresOf(pupil(0))).sum).toMatchObject({ questions_count: 2, judged_count: 2, correct_count: 1 });
  expect(await shares()).toMatchObject([{ answered_count: 1, right_count: 1 }]);
  const { rows } = await sql`select points from group_score where homework_id = ${homework_id}`.execute(test.db);
  expect(rows).toEqual([{ points: 2 }]);
});
