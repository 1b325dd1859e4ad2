import { readWorkbookSafely } from '@tiku/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { paperOf } from '../../../testing/build-attempt.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import type { Banker } from '../../../testing/build-bank.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let me: Banker;

beforeAll(async () => {
  me = await banker(test);
  await me.add(statement('the moon is round'));
  await me.add(statement('the sun is hot'));
  const examId = await buildExam(test.db, await buildAccount(test.db), { paper: paperOf([statement('not seen yet')]) });
  await me.take({ exam_id: examId, noes: [1] });
});

describe('a selection of the bank', () => {
  it('becomes a draft of its own, without what its owner has not seen the key of', async () => {
    const { body } = await me.call('POST /user_qdb/exam', { question_ids: [1, 2, 3], title: 'From my bank' });
    expect(body).toMatchObject({ questions_count: 2, left_out_count: 1 });
    const { exam_id } = body;
    const questions = await me.call('POST /app/user/exam/questions', { exam_id });
    expect(questions.body).toMatchObject({ with_keys: true, list: [{ no: 1 }, { no: 2 }] });
    const detail = await me.call('GET /app/user/exam/detail2', { exam_id });
    expect(detail.body.exam).toMatchObject({ kind: 0, status: 2, isprivate: true, questions_count: 2, full_score: 2 });
    expect((await me.call('POST /user_qdb/exam', { question_ids: [3], title: 'None' })).status).toBe(409);
    expect((await me.call('POST /user_qdb/exam', { question_ids: [99], title: 'None' })).status).toBe(404);
  });

  it('becomes a spreadsheet with the keys that were seen', async () => {
    const { body } = await me.call('POST /user_qdb/questions/excel', { question_ids: [1, 2, 3] });
    const { sheets } = await readWorkbookSafely(body as unknown as Uint8Array, 'bank.xlsx');
    const text = JSON.stringify(sheets);
    expect(text).toContain('the moon is round');
    expect(text).not.toContain('not seen yet');
  });
});
