import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { useNewPerson } from '../../../testing/use-person.ts';

const test = useTestApp();
const person = useNewPerson(test);
let examId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  const authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { paper: paperOf(statements(limits.attemptPart + 5)) });
});
beforeEach(async () => {
  me = learner(test, person.token);
});

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const part = async (answer_id: number, noes: number[], token = person.token) =>
  test.call(
    'POST /app/user/exam/questions',
    { exam_id: examId, answer_id, noes, limit: 100, with_answers: true },
    { token },
  );

const report = (answer_id: number, no?: number) =>
  test.call(
    'GET /exam/user_online_prac/answer_results',
    { answer_id, with_part: 1, ...(no !== undefined && { no }) },
    { token: person.token },
  );

it('comes with the attempt that is begun, with its sheet, as the calls for them answer', async () => {
  await test.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 }, { token: person.token });
  const {
    part: first,
    is_resumed,
    max_switches,
    switch_seconds,
    ...sheet
  } = await me.begin(examId, 3, {
    with_part: true,
  });
  const clock = { server_time: expect.any(String) };
  expect((await me.sheet(sheet.answer_id)).body).toEqual({ ...sheet, ...clock });
  expect([is_resumed, max_switches, switch_seconds]).toEqual([false, 0, 0]);
  const asked = await part(sheet.answer_id, numbers(1, limits.attemptPart));
  expect(asked.body).toEqual({ ...first, answered: { ...first?.answered, ...clock } });
  expect(first?.list.map(({ no }) => no)).toEqual(numbers(1, limits.attemptPart));
  expect(first?.answered?.marks).toMatchObject([{ no: 2, favorited_at: expect.any(String) }]);
  expect(first?.answered?.list[0]).toMatchObject({ no: 1, seq: 0, answer: null, is_final: false });
  expect(JSON.stringify(first)).not.toMatch(/correct_answer|"result"/);
});

it('is the one that somebody goes on with, with what they have answered', async () => {
  const { answer_id } = await me.begin(examId, 1);
  await me.save(answer_id, { no: limits.attemptPart + 2, seq: 1, answer: true });
  const { part: resumed, states } = await me.begin(examId, 1, { with_part: true });
  expect(states).toMatchObject([{ no: limits.attemptPart + 2, state: 'answered' }]);
  expect(resumed?.list.map(({ no }) => no)).toEqual(numbers(limits.attemptPart + 1, limits.attemptPart + 5));
  expect(resumed?.answered?.list[1]).toMatchObject({ no: limits.attemptPart + 2, seq: 1, answer: true });
});

it('comes with the report, with keys as the call for answers tells them, and is the one around a question', async () => {
  const { answer_id } = await me.begin(examId, 3);
  await me.save(answer_id, { no: 1, seq: 1, answer: false });
  expect((await report(answer_id)).status).toBe(409);
  await me.handIn(answer_id);
  const first = (await report(answer_id)).body.part;
  const details = (await me.details(answer_id, numbers(1, limits.attemptPart))).body;
  expect(first?.answered?.list).toEqual(details.list);
  expect(first?.answered?.list[0]).toMatchObject({ correct_answer: true, result: { is_right: false } });
  expect(first?.answered?.marks).toEqual([]);
  expect((await part(answer_id, numbers(1, limits.attemptPart))).body.list).toEqual(first?.list);
  const last = (await report(answer_id, limits.attemptPart + 1)).body.part;
  expect(last?.list.map(({ no }) => no)).toEqual(numbers(limits.attemptPart + 1, limits.attemptPart + 5));
  expect((await me.report(answer_id)).body.part).toBeUndefined();
});

it('is nothing to a stranger', async () => {
  const { answer_id } = await me.begin(examId, 3);
  const stranger = await test.tokenFor(await buildAccount(test.db));
  expect((await part(answer_id, [1], stranger)).status).toBe(404);
});

it('tells no key of what the person is tested on beside it', async () => {
  const done = await me.begin(examId, 3);
  await me.save(done.answer_id, { no: 1, seq: 1, answer: true });
  await me.handIn(done.answer_id);
  await me.begin(examId, 3);
  expect((await report(done.answer_id)).status).toBe(409);
  const { body } = await part(done.answer_id, [1]);
  expect(body.answered?.list).toMatchObject([{ no: 1, is_withheld: true }]);
  expect(JSON.stringify(body)).not.toMatch(/correct_answer|"result"/);
});

it('is there, with its marks, also when the exam is closed to the person since', async () => {
  const { answer_id } = await me.begin(examId, 2);
  await sql`update exam set isprivate = true where id = ${examId}`.execute(test.db);
  const { status, body } = await part(answer_id, [1]);
  await sql`update exam set isprivate = false where id = ${examId}`.execute(test.db);
  expect([status, body.answered?.marks]).toEqual([200, []]);
});
