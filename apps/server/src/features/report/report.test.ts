import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';

import { useTestApp } from '../../testing/use-test-app.ts';
import { useNewPerson } from '../../testing/use-person.ts';

const test = useTestApp();
const author = useNewPerson(test);
const reader = useNewPerson(test, { name: 'Reader' });
let exam_id: number;

beforeEach(async () => {
  exam_id = await buildExam(test.db, author.id);
});

const report = (request: object = {}, token = reader.token) =>
  test.call(
    'POST /exam/question/report',
    { exam_id, no: 1, reason: 'answer', body: 'B is right.', ...request },
    { token },
  );
const reports = async (request: object = {}, token = author.token) =>
  (await test.call('POST /exam/question/reports', { req_total: 1, ...request }, { token })).body;
const answer = (report_id: number, token = author.token) =>
  test.call('POST /exam/question/report/answer', { report_id, answer: 'Mended, thank you.' }, { token });
const noticesOf = async (token: string) => (await test.call('GET /web/user/notices', {}, { token })).body.list;

describe('a report', () => {
  it('keeps the question and its version, reaches the author once and is answered for all who reported it', async () => {
    expect((await report()).status).toBe(200);
    expect((await report({ reason: 'text', body: 'No, C is right.' })).status).toBe(200);
    const second = await test.tokenFor(await buildAccount(test.db));
    await report({}, second);
    const { list, total } = await reports({ exam_id });
    expect(total).toBe(2);
    expect(list[1]).toMatchObject({
      exam: { id: exam_id },
      no: 1,
      is_current: true,
      reason: 'text',
      body: 'No, C is right.',
      reporter: { user_id: reader.id, name: 'Reader' },
    });
    expect(await noticesOf(author.token)).toMatchObject([
      { kind: 'report', title: expect.stringContaining('2 reports') },
    ]);
    expect((await answer(list[0]?.report_id ?? 0)).body.answered_count).toBe(2);
    expect((await answer(list[0]?.report_id ?? 0)).body.answered_count).toBe(0);
    for (const token of [reader.token, second]) {
      expect(await noticesOf(token)).toMatchObject([{ kind: 'report', content: 'Mended, thank you.' }]);
    }
    expect((await reports()).total).toBe(0);
    expect((await reports({ is_answered: true })).total).toBe(2);
    const exams = await test.call('POST /exam/question/report/exams', { req_total: 1 }, { token: author.token });
    expect(exams.body).toMatchObject({ total: 1, list: [{ exam: { id: exam_id }, open_count: 0, reports_count: 2 }] });
  });

  it('says that the question has changed since', async () => {
    await report();
    await sql`
      update exam_question set content_id = (
        select content_id from exam_question where exam_id = ${exam_id} and no = 2)
      where exam_id = ${exam_id} and no = 1`.execute(test.db);
    expect((await reports()).list).toMatchObject([{ no: 1, is_current: false, stem: expect.stringMatching(/./) }]);
    expect((await report()).status).toBe(200);
    expect((await reports()).total).toBe(2);
  });

  it('comes from an attempt of one’s own, and from nobody else’s', async () => {
    const begun = await test.call(
      'POST /exam/user_online_prac/create_answer',
      { exam_id, prac_type: 3 },
      { token: reader.token },
    );
    const { answer_id } = begun.body;
    await sql`update exam set isprivate = true where id = ${exam_id}`.execute(test.db);
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await report({ answer_id }, stranger)).status).toBe(404);
    expect((await report({}, stranger)).status).toBe(404);
    expect((await report({ answer_id, no: 999 })).status).toBe(404);
    expect((await report({ answer_id })).status).toBe(200);
  });

  it('is shown to the author alone, and answered by nobody else', async () => {
    await report();
    const [first] = (await reports()).list;
    expect((await reports({ exam_id }, reader.token)).total).toBe(0);
    expect((await answer(first?.report_id ?? 0, reader.token)).status).toBe(404);
    expect((await reports()).total).toBe(1);
  });
});
