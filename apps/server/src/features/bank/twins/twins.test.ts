import { practiceTypes } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { findTwins } from './find-twins.ts';

const test = useTestApp();

const first = statement('Copper burns with a green flame');
const second = statement('12. COPPER BURNS, with a green flame!');

describe('duplicates', () => {
  it('are offered when one is added, and listed side by side', async () => {
    const me = await banker(test);
    await me.add(first);
    await me.add(statement('Copper never burns with a green flame'));
    const { body } = await me.write(second);
    expect(body.twins).toEqual([{ question_id: 3, twin_id: 1 }]);
    const { body: twins } = await me.call('GET /user_qdb/twins', { req_total: 1 });
    expect(twins).toMatchObject({ total: 1, is_looking: false });
    expect(twins.list.map(({ question, twin }) => [question.question_id, twin.question_id])).toEqual([[3, 1]]);
    expect((await me.summary()).twins_count).toBe(1);
  });

  it('are found when one comes from an exam, without telling its key', async () => {
    const me = await banker(test);
    await me.add(first);
    const examId = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf([second]) });
    const { body } = await me.take({ exam_id: examId, noes: [1] });
    expect(body.twins).toEqual([{ question_id: 2, twin_id: 1 }]);
    const { body: twins } = await me.call('GET /user_qdb/twins', {});
    expect(twins.list[0]).toMatchObject({ question: { with_key: false }, twin: { with_key: true } });
    expect(JSON.stringify(twins.list[0]?.question)).not.toContain('secret of');
  });

  it('stay where somebody keeps both, and are looked for again when one changes', async () => {
    const me = await banker(test);
    await me.add(first);
    await me.add(second);
    await me.call('POST /user_qdb/twins/keep', { question_id: 2, twin_id: 1 });
    expect((await me.summary()).twins_count).toBe(0);
    expect((await me.call('POST /user_qdb/twins/keep', { question_id: 9, twin_id: 1 })).status).toBe(404);
    await me.write({ ...statement('Copper burns with some green flame'), question_id: 2 });
    await me.write({ ...statement('Copper burns with a green flame, you see'), question_id: 2 });
    expect((await me.summary()).twins_count).toBe(0);
    await me.write({ ...second, question_id: 2 });
    expect((await me.summary()).twins_count).toBe(1);
  });

  it('become one with the marks, notes and counts of both, and two again', async () => {
    const me = await banker(test);
    await me.add(first);
    await me.add(second);
    const { exam_id } = await me.summary();
    const work = learner(test, me.token);
    const { answer_id } = await work.begin(exam_id, practiceTypes.sequential);
    await work.save(
      answer_id,
      { no: 1, seq: 1, answer: true, check: true },
      { no: 2, seq: 1, answer: false, check: true },
    );
    await me.call('POST /user_qdb/question/note', { question_id: 1, note: 'One' });
    await me.call('POST /user_qdb/question/note', { question_id: 2, note: 'Two' });
    await me.call('POST /user_qdb/question/favorite', { question_id: 2, mode: 0 });
    const before = (await me.list({ order_by: 'oldest' })).list;
    const { body } = await me.call('POST /user_qdb/twins/merge', { keep_id: 1, drop_id: 2 });
    expect((await me.list()).list).toMatchObject([
      { question_id: 1, note: 'One\nTwo', favorited: true, wrong: true, correct_count: 1, incorrect_count: 1 },
    ]);
    expect(await me.summary()).toMatchObject({ questions_count: 1, twins_count: 0 });
    expect((await me.call('POST /user_qdb/twins/merge', { keep_id: 1, drop_id: 2 })).status).toBe(404);
    await me.call('POST /user_qdb/undo', { undo_id: body.undo_id });
    expect((await me.list({ order_by: 'oldest' })).list).toEqual(before);
    expect(await me.summary()).toMatchObject({ questions_count: 2, twins_count: 1 });
  });

  it('are found among many by the job', async () => {
    const me = await banker(test);
    const many = Array.from({ length: 300 }, (_, at) => statement(`Element number ${at} has its own spectrum`));
    const again = statement('Element number 7 has its own spectrum...');
    const examId = await buildExam(test.db, me.id, { paper: paperOf([...many, again]) });
    await me.take({ exam_id: examId, noes: Array.from({ length: 301 }, (_, at) => at + 1) });
    await findTwins(test.db, (await me.summary()).exam_id, AbortSignal.timeout(60_000));
    const { body } = await me.call('GET /user_qdb/twins', {});
    expect(body.list.map(({ question, twin }) => [question.question_id, twin.question_id])).toEqual([[301, 8]]);
  });
});
