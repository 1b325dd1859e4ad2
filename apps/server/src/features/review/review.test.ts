import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { hoursFromNow } from '../../testing/build-homework.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { fitWeights } from './fit-weights.ts';
import { remindOfStudy } from './reminders.ts';
import { scheduleEverybody } from './schedule-answers.ts';

const test = useTestApp();
let authorId: number;
let accountId: number;
let token: string;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});
beforeEach(async () => {
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  me = learner(test, token);
});

const examOf = (count: number) => buildExam(test.db, authorId, { paper: paperOf(statements(count)) });

/** Right where true: statements are. */
async function answer(examId: number, answers: Record<number, boolean>): Promise<void> {
  const { answer_id } = await me.begin(examId, practiceTypes.test);
  for (const [no, given] of Object.entries(answers)) {
    await me.save(answer_id, { no: Number(no), seq: 1, answer: given });
  }
  await me.handIn(answer_id);
}

/** As if everything so far had been so many days earlier. */
async function wait(days: number): Promise<void> {
  await summary();
  await sql`
    update review_card set answered_on = answered_on - ${days}::int, due_on = due_on - ${days}::int,
      reviewed_on = reviewed_on - ${days}::int where account_id = ${accountId}`.execute(test.db);
  await sql`
    update study_log set days = (select array_agg(day - ${days}::int order by place)
      from unnest(days) with ordinality as d (day, place)) where account_id = ${accountId}`.execute(test.db);
}

const summary = async () => (await test.call('GET /review/summary', {}, { token })).body;
const queue = async () => (await test.call('GET /review/queue', {}, { token })).body.list;
const noes = async () => (await queue()).map(({ no }) => no);
const plan = (change: object) => test.call('PUT /review/plan', change, { token });

describe('the review queue', () => {
  it('brings back what was answered before it is forgotten: what was wrong first', async () => {
    const examId = await examOf(3);
    await answer(examId, { 1: true, 2: false });
    expect(await queue()).toEqual([]);
    await wait(1);
    expect(await queue()).toMatchObject([
      { exam: { id: examId }, no: 2, is_right: false, rating: 1, answered_count: 1, stem: expect.stringMatching(/./) },
    ]);
    await wait(9);
    expect(await noes()).toEqual([2, 1]);
    const { todo_count, due_count, done_count, week } = await summary();
    expect({ todo_count, due_count, done_count, first: week[0]?.count }).toEqual({
      todo_count: 2,
      due_count: 2,
      done_count: 0,
      first: 2,
    });
  });

  it('is answered on the practice screen, and counts what was done of it', async () => {
    const examId = await examOf(4);
    await answer(examId, { 1: true, 2: false, 3: true });
    await wait(20);
    const wanted = await noes();
    expect(new Set(wanted)).toEqual(new Set([1, 2, 3]));
    const { answer_id } = await me.begin(examId, practiceTypes.selection, {
      sel_qs_json: JSON.stringify({ noes: [2, 3] }),
    });
    expect((await me.sheet(answer_id)).body.noes).toEqual([2, 3]);
    await me.save(answer_id, { no: 2, seq: 1, answer: true, check: true });
    await me.save(answer_id, { no: 3, seq: 1, answer: false, check: true });
    expect(await noes()).toEqual([1]);
    expect(await summary()).toMatchObject({ done_count: 2, todo_count: 1 });
    const { list } = (await test.call('GET /review/answered', {}, { token })).body;
    expect(list.map(({ no, rating }) => [no, rating])).toEqual([
      [3, 1],
      [2, 3],
    ]);
  });

  it('asks as many a day as somebody wants, and the others on the days after', async () => {
    const examId = await examOf(6);
    await answer(examId, { 1: false, 2: false, 3: false, 4: false, 5: false });
    await wait(3);
    expect((await plan({ review_amount: 2 })).body.plan).toMatchObject({ review_amount: 2, daily_goal: 20 });
    expect(await queue()).toHaveLength(2);
    expect((await summary()).week.map(({ count }) => count).slice(0, 4)).toEqual([2, 2, 1, 0]);
    await plan({ review_amount: 0 });
    expect(await queue()).toEqual([]);
    expect(await summary()).toMatchObject({ todo_count: 0, due_count: 0 });
    expect((await plan({ review_amount: 201 })).status).toBe(400);
  });

  it('leaves out what is suspended, mastered, deleted or no longer open', async () => {
    const examId = await examOf(4);
    await answer(examId, { 1: false, 2: false, 3: false, 4: false });
    await wait(2);
    const suspend = (no: number, is_suspended: boolean) =>
      test.call('PUT /review/suspended', { exam_id: examId, no, is_suspended }, { token });
    expect((await suspend(1, true)).status).toBe(200);
    expect((await suspend(1, true)).status).toBe(200);
    await test.call('POST /online/questions/mastered', { exam_id: examId, no: 2, mode: 0 }, { token });
    expect(await noes()).toEqual([3, 4]);
    expect((await test.call('GET /review/suspended', {}, { token })).body.list.map(({ no }) => no)).toEqual([1]);
    await suspend(1, false);
    expect(await noes()).toEqual([1, 3, 4]);
    await sql`update exam set isprivate = true where id = ${examId}`.execute(test.db);
    expect(await noes()).toEqual([]);
  });

  it('knows a question wherever it is: in homework it was answered, in its exam it comes back', async () => {
    const examId = await examOf(2);
    const group_id = await buildGroup(test.db, authorId, { members: [accountId] });
    const maker = await test.tokenFor(authorId);
    for (const [at, hide_answer] of [false, true].entries()) {
      const homework = { group_id, title: 'Homework', end_time: hoursFromNow(1), hide_answer };
      const exams = [{ exam_id: examId, sel_qs: [at + 1] }];
      const { body } = await test.call('PUT /mymanaged/group/homework', { homework, exams }, { token: maker });
      const { answer_id } = await me.begin(body.homework.exam_id, practiceTypes.homework);
      await me.save(answer_id, { no: 1, seq: 1, answer: false });
      await me.handIn(answer_id);
    }
    await wait(2);
    const { rows } = await sql<{ count: number }>`
      select count(*) from review_card where account_id = ${accountId}`.execute(test.db);
    expect(rows[0]?.count).toBe(1);
    expect((await queue()).map(({ exam, no }) => [exam.id, no])).toEqual([[examId, 1]]);
  });

  it('takes a rating that is corrected by hand, also when everything is worked out anew', async () => {
    const examId = await examOf(1);
    await answer(examId, { 1: true });
    await wait(10);
    await answer(examId, { 1: true });
    await summary();
    const correct = (rating: 1 | 2 | 3 | 4) =>
      test.call('PUT /review/rating', { exam_id: examId, no: 1, rating }, { token });
    const dues = [];
    for (const rating of [4, 3, 2, 1] as const) dues.push((await correct(rating)).body.due_on);
    expect(dues).toEqual(dues.toSorted().toReversed());
    expect(new Set(dues).size).toBe(4);
    const before = await readCards();
    await rebuild();
    expect(await readCards()).toEqual(before);
    expect((await test.call('PUT /review/rating', { exam_id: examId, no: 9, rating: 1 }, { token })).status).toBe(404);
  });

  it('is the same whenever its answers are scheduled, by a request or by the job', async () => {
    const examId = await examOf(5);
    await answer(examId, { 1: true, 2: false, 3: true });
    await wait(4);
    await answer(examId, { 1: false, 2: true });
    await answer(examId, { 1: true, 4: false });
    await Promise.all([summary(), scheduleEverybody(test.db), queue()]);
    const step = await readCards();
    await rebuild();
    expect(await readCards()).toEqual(step);
  });

  it('belongs to one person alone', async () => {
    const examId = await examOf(1);
    await answer(examId, { 1: false });
    await wait(2);
    const other = await test.tokenFor(await buildAccount(test.db));
    expect((await test.call('GET /review/queue', {}, { token: other })).body.list).toEqual([]);
    const theirs = { exam_id: examId, no: 1, is_suspended: true };
    expect((await test.call('PUT /review/suspended', theirs, { token: other })).status).toBe(404);
    expect(await noes()).toEqual([1]);
  });
});

describe('parameters', () => {
  it('are fitted to a person, the schedule follows them, and what is suspended stays so', async () => {
    const examId = await examOf(60);
    const { rows } = await sql<{ content_id: number }>`
      select content_id from exam_question where exam_id = ${examId} order by no`.execute(test.db);
    const ids = rows.map(({ content_id }) => content_id);
    // Somebody who forgets quickly: right the next day, wrong after a week.
    for (const [at, day] of [
      '2026-01-01',
      '2026-01-02',
      '2026-01-09',
      '2026-01-10',
      '2026-01-17',
      '2026-01-18',
    ].entries()) {
      await sql`
        insert into study_log (account_id, exam_id, content_ids, types, rights, days, seconds, ratings)
        select ${accountId}, ${examId}, array_agg(id), array_agg(4), array_agg((${at} in (0, 1, 3, 5)) <> (id % 7 = 0)),
          array_agg(${day}::date), array_agg(20), array_agg(null::smallint)
        from unnest(${ids}::bigint[]) as id`.execute(test.db);
    }
    await summary();
    await test.call('PUT /review/suspended', { exam_id: examId, no: 1, is_suspended: true }, { token });
    const before = await readCards();
    await fitWeights(test.db, accountId);
    expect((await summary()).is_fitted).toBe(true);
    const after = await readCards();
    expect(after.map(({ answered_count }) => answered_count)).toEqual(
      before.map(({ answered_count }) => answered_count),
    );
    expect(after.map(({ stability }) => stability)).not.toEqual(before.map(({ stability }) => stability));
    expect((await test.call('GET /review/suspended', {}, { token })).body.list.map(({ no }) => no)).toEqual([1]);
  });
});

describe('a reminder', () => {
  it('comes once a day, at the hour somebody chose, until the goal is reached', async () => {
    const hour = new Date().getUTCHours();
    const told = async () => {
      await Promise.all([remindOfStudy(test.db), remindOfStudy(test.db)]);
      const { rows } = await sql`select from notice where account_id = ${accountId}`.execute(test.db);
      return rows.length;
    };
    expect(await told()).toBe(0);
    await plan({ reminder_hour: (hour + 2) % 24 });
    expect(await told()).toBe(0);
    await plan({ reminder_hour: hour, daily_goal: 2 });
    await answer(await examOf(3), { 1: true });
    expect(await told()).toBe(1);
    expect(await told()).toBe(1);
    await sql`update study_plan set reminded_on = null where account_id = ${accountId}`.execute(test.db);
    await answer(await examOf(3), { 1: true });
    expect(await told()).toBe(1);
  });
});

async function readCards() {
  const { rows } = await sql<{ stability: number; answered_count: number }>`
    select content_id, stability, difficulty, due_on, answered_on, answered_count, lapses_count, rating
    from review_card where account_id = ${accountId} order by content_id`.execute(test.db);
  return rows;
}

async function rebuild(): Promise<void> {
  await sql`delete from review_card where account_id = ${accountId}`.execute(test.db);
  await sql`update study_plan set pace = '{}' where account_id = ${accountId}`.execute(test.db);
  await sql`update study_log set is_scheduled = false where account_id = ${accountId}`.execute(test.db);
  await summary();
}
