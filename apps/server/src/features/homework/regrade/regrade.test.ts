import { errors, practiceTypes } from '@tiku/contract';
import { gradeQuestion } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { buildHomework } from '../../../testing/build-homework.ts';
import { buildPaper } from '../../../testing/build-paper.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Whose author took B for right. */
const choice: Question = {
  type: 2,
  desc: '<p>Which are prime?</p>',
  options: ['Two', 'Four', 'Five', 'Nine'],
  correct_answer: ['B', 'C'],
  explanation: '',
  score: 4,
  partial_score: 1.5,
  difficulty: null,
};
const statement: Question = {
  type: 4,
  desc: '<p>x</p>',
  correct_answer: true,
  explanation: '',
  score: 1,
  difficulty: null,
};
const mended: Question = { ...choice, correct_answer: ['A', 'C'] };
const answers = [['A', 'C'], ['B', 'C'], ['A'], ['C'], ['D'], ['A', 'B', 'C']];

let test: TestApp;
let owner: string;
let homework_id: number;
let pupils: number[];
let lateId: number;
/** `TESTS=full` has as many as a large school. */
const people = process.env.TESTS === 'full' ? 10_000 : 1_000;

beforeAll(async () => {
  test = await createTestApp();
  const ownerId = await buildAccount(test.db);
  owner = await test.tokenFor(ownerId);
  const { rows } = await sql<{ id: number }>`
    insert into account (username, name) select 'pupil' || n, 'Pupil ' || n from generate_series(1, ${people}::int) n
    returning id`.execute(test.db);
  pupils = rows.map(({ id }) => id);
  lateId = await buildAccount(test.db, { name: 'Late' });
  const group = await buildGroup(test.db, ownerId, { members: [...pupils, lateId] });
  ({ homework_id } = await buildHomework(test.db, group, ownerId, { paper: paperOf([choice, statement]) }));
  const [first = 0, ...rest] = pupils;
  await buildPaper(test.db, homework_id, first, [
    { no: 1, answer: answers[0] ?? [], status: 'graded', earned: 1.5, is_right: false },
    { no: 2, answer: true, status: 'graded', earned: 1, is_right: true },
  ]);
  // As the first one, with every answer there is.
  await sql`
    with first as (select * from attempt where homework_id = ${homework_id}),
    practised as (
      insert into practice (account_id, exam_id, prac_type, attempts_count)
      select p.id, f.exam_id, 21, 1 from first f, unnest(${rest}::bigint[]) as p (id) returning *),
    begun as (
      insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
        retire_wrong, homework_id, round, rules, handed_in_at, deadline, answered_count)
      select p.id, p.account_id, p.exam_id, 1, 21, 2, 5, false, f.homework_id, 1, f.rules, now(), f.deadline, 2
      from practised p, first f returning *),
    asked as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids, scores)
      select b.id, '{}', p.noes, p.content_ids, p.section_nos, p.material_ids, p.scores
      from begun b, first f join attempt_paper p on p.attempt_id = f.id)
    insert into answer (attempt_id, no, seq, answer, status, earned, is_right)
    select b.id, 1, 1, ${JSON.stringify(answers)}::jsonb->(b.id % ${answers.length})::int, 'graded', 0, false from begun b
    union all select b.id, 2, 1, 'true', 'graded', 1, true from begun b where b.id % 3 > 0`.execute(test.db);
  await gradeAll(choice);
}, 120_000);
afterAll(() => test.close());

/** By the pure function, one by one: what every paper must come to. */
async function expected(question: Question): Promise<Map<number, number>> {
  const { rows } = await sql<{ attempt_id: number; answer: never; other: number }>`
    select w.attempt_id, w.answer, coalesce((
      select o.earned from answer o where o.attempt_id = w.attempt_id and o.no = 2), 0) as other
    from answer w join attempt a on a.id = w.attempt_id where a.homework_id = ${homework_id} and w.no = 1`.execute(
    test.db,
  );
  return new Map(
    rows.map(({ attempt_id, answer, other }) => {
      const grading = gradeQuestion(question, answer);
      return [attempt_id, (grading.status === 'graded' ? grading.earned : 0) + other];
    }),
  );
}

async function gradeAll(question: Question): Promise<void> {
  const wanted = await expected(question);
  await sql`
    update answer w set earned = g.total - coalesce((
        select o.earned from answer o where o.attempt_id = w.attempt_id and o.no = 2), 0)
    from unnest(${[...wanted.keys()]}::bigint[], ${[...wanted.values()]}::numeric[]) as g (id, total)
    where w.attempt_id = g.id and w.no = 1`.execute(test.db);
  await sql`update answer set is_right = earned = 4 where no = 1`.execute(test.db);
  await sql`
    update attempt a set auto_score = (select sum(earned) from answer where attempt_id = a.id), correct_count = (
      select count(*) from answer where attempt_id = a.id and is_right)`.execute(test.db);
}

const snapshot = async () => {
  const { rows } = await sql`
    select a.id, a.auto_score, a.self_score, a.full_score, a.correct_count, a.unmarked_count, w.no, w.answer, w.status,
      w.earned, w.is_right, w.self_score as given
    from attempt a left join answer w on w.attempt_id = a.id order by a.id, w.no`.execute(test.db);
  return rows;
};
const totals = async () => {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, auto_score + self_score as total from attempt where homework_id = ${homework_id}`.execute(test.db);
  return new Map(rows.map(({ id, total }) => [id, total]));
};
const regrade = (how: object) =>
  test.call('POST /mymanaged/group/homework/regrade', { homework_id, no: 1, ...how }, { token: owner });
const undo = () => test.call('DELETE /mymanaged/group/homework/regrade', { homework_id }, { token: owner });

it('re-grades the answers of a large school as a full recomputation does, and its undo restores every score', async () => {
  const before = await snapshot();
  const key = { correct_answer: ['A', 'C'] };
  const preview = await regrade({ ...key, preview: true });
  expect(preview.status).toBe(200);
  expect(await snapshot()).toEqual(before);
  const { status, body } = await regrade(key);
  expect(status).toBe(200);
  expect(body).toEqual(preview.body);
  expect(body.papers_count).toBe(people);
  const wanted = await expected(mended);
  expect(await totals()).toEqual(wanted);
  expect(body.list.every(({ answer_id, new_score }) => wanted.get(answer_id) === new_score)).toBe(true);
  const told = await sql`select distinct account_id from notice where account_id is not null`.execute(test.db);
  expect(told.rows).toHaveLength(body.list.length);
  expect((await regrade(key)).body).toMatchObject({ error_code: errors.homework_regraded.code });
  expect((await undo()).body).toEqual({ no: 1, papers_count: people });
  expect(await snapshot()).toEqual(before);
  expect((await undo()).body).toMatchObject({ error_code: errors.nothing_to_undo.code });
}, 120_000);

it('gives a question to everybody, or leaves it out, and tells its people so', async () => {
  const before = await snapshot();
  const [first = 0] = pupils;
  const they = learner(test, await test.tokenFor(first));
  const own = await test.db
    .selectFrom('attempt')
    .select('id')
    .where('account_id', '=', first)
    .executeTakeFirstOrThrow();
  await regrade({ everybody: 'right' });
  expect((await they.report(own.id)).body.report).toMatchObject({ score: 5, full_score: 5 });
  expect((await they.details(own.id, [1])).body.list[0]?.result).toMatchObject({ earned: 4, is_right: true });
  await undo();
  expect(await snapshot()).toEqual(before);
  await regrade({ everybody: 'left out' });
  expect((await they.report(own.id)).body.report).toMatchObject({ score: 1, full_score: 1 });
  await undo();
  expect(await snapshot()).toEqual(before);
  await regrade({ correct_answer: ['A', 'C'] });
  expect((await they.details(own.id, [1])).body.list[0]?.result).toMatchObject({ earned: 4, is_right: true });
  await undo();
  expect((await regrade({ correct_answer: 'nonsense' })).status).toBe(400);
  expect((await regrade({})).status).toBe(400);
}, 120_000);

it('holds for papers that are handed in later, and so does its undo', async () => {
  const { exam_id } = await test.db
    .selectFrom('homework')
    .select('exam_id')
    .where('id', '=', homework_id)
    .executeTakeFirstOrThrow();
  const they = learner(test, await test.tokenFor(lateId));
  const { answer_id } = await they.begin(exam_id, practiceTypes.homework);
  await regrade({ everybody: 'right' });
  const { body } = await they.handIn(answer_id, { answer_details: [{ no: 2, seq: 1, answer: true }] });
  expect(body).toMatchObject({ score: 5 });
  const stats = await test.call('GET /group/homework/question/stats', { homework_id }, { token: owner });
  expect(stats.body.list.map(({ regraded }) => regraded)).toEqual(['right', null]);
  await undo();
  expect((await they.report(answer_id)).body.report).toMatchObject({ score: 1 });
}, 120_000);
