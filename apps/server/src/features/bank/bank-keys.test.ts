// What somebody took into their bank tells its key no earlier than practising it would.
import { practiceTypes } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf } from '../../testing/build-attempt.ts';
import { banker, statement } from '../../testing/build-bank.ts';
import type { Banker } from '../../testing/build-bank.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { buildHomework } from '../../testing/build-homework.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
});

const examOf = (...descs: string[]) =>
  buildExam(test.db, authorId, { paper: paperOf(descs.map((desc) => statement(desc))) });

/** Everything through which a bank shows its questions. */
async function readEverywhere(me: Banker, noes: number[]): Promise<string> {
  const { exam_id } = await me.summary();
  await Promise.all(noes.map((question_id) => me.call('POST /user_qdb/question/favorite', { question_id, mode: 0 })));
  const answers = await Promise.all([
    me.call('GET /user_qdb/questions', { limit: 100 }),
    me.call('GET /user_qdb/questions', { query_string: 'whale' }),
    me.call('POST /app/user/exam/questions', { exam_id, limit: 100 }),
    me.call('POST /app/user/exam/questions/favorited', { exam_id }),
    me.call('POST /question/search', { exam_id, query_string: 'whale' }),
    me.call('GET /app/user/exam/questions/excel', { exam_id, kind: 'favorited' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const shown = await Promise.all(
    answers.map(async ({ body }) => (body instanceof Uint8Array ? readWorkbookSafely(body, 'list.xlsx') : body)),
  );
  return JSON.stringify(shown);
}

describe('the key of a question that was taken from somebody else', () => {
  it('stays hidden where a homework hides it, also once its result is out', async () => {
    const me = await banker(test);
    const groupId = await buildGroup(test.db, authorId, { members: [me.id] });
    const paper = paperOf([statement('the whale counts')]);
    const { exam_id } = await buildHomework(test.db, groupId, authorId, { paper, hide_answer: true });
    const work = learner(test, me.token);
    const { answer_id } = await work.begin(exam_id, practiceTypes.homework);
    await work.save(answer_id, { no: 1, seq: 1, answer: false });
    expect((await work.handIn(answer_id)).body).toMatchObject({ correct_count: 0 });
    expect((await me.take({ exam_id, noes: [1] })).status).toBe(404);
    const open = await buildHomework(test.db, groupId, authorId, { paper: paperOf([statement('the whale rests')]) });
    const { answer_id: other } = await work.begin(open.exam_id, practiceTypes.homework);
    await work.handIn(other);
    expect((await me.take({ exam_id: open.exam_id, noes: [1] })).status).toBe(200);
  });

  it('is nowhere before it was seen, and neither is it overwritten unseen', async () => {
    const me = await banker(test);
    await me.take({ exam_id: await examOf('the whale sings'), noes: [1] });
    const seen = await readEverywhere(me, [1]);
    expect(seen).toContain('the whale sings');
    expect(seen).not.toContain('secret of');
    expect(seen).not.toContain('correct_answer');
    expect((await me.write({ ...statement('the whale sings'), question_id: 1 })).status).toBe(409);
  });

  it('is shown once it was answered in the bank, and from then on it can be edited', async () => {
    const me = await banker(test);
    await me.take({ exam_id: await examOf('the whale dives'), noes: [1] });
    const work = learner(test, me.token);
    const { answer_id } = await work.begin((await me.summary()).exam_id, practiceTypes.sequential);
    await work.save(answer_id, { no: 1, seq: 1, answer: false, check: true });
    expect(await readEverywhere(me, [1])).toContain('secret of the whale dives');
    const { body } = await me.write({ ...statement('the whale dives deep'), question_id: 1 });
    expect(body.question).toMatchObject({ desc: '<p>the whale dives deep</p>', with_key: true });
  });

  it('is shown where it was seen in the exam it comes from, before or after it was taken', async () => {
    for (const order of ['before', 'after']) {
      const me = await banker(test);
      const examId = await examOf(`the whale feeds ${order}`);
      const work = learner(test, me.token);
      const answer = async () => {
        const { answer_id } = await work.begin(examId, practiceTypes.sequential);
        await work.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
      };
      if (order === 'before') await answer();
      await me.take({ exam_id: examId, noes: [1] });
      if (order === 'after') await answer();
      expect((await me.list()).list[0]?.with_key).toBe(true);
    }
  });

  it('is withheld while a test with it runs, although it was seen before', async () => {
    const me = await banker(test);
    const examId = await examOf('the whale rests');
    const work = learner(test, me.token);
    const { answer_id } = await work.begin(examId, practiceTypes.sequential);
    await work.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
    await me.take({ exam_id: examId, noes: [1] });
    const { answer_id: testId } = await work.begin(examId, practiceTypes.test);
    expect(await readEverywhere(me, [1])).not.toContain('secret of');
    expect((await me.write({ ...statement('overwritten'), question_id: 1 })).status).toBe(409);
    await work.handIn(testId);
    expect(await readEverywhere(me, [1])).toContain('secret of');
  });

  it('is not told by being the same as one that somebody wrote with a guess', async () => {
    const me = await banker(test);
    const examId = await examOf('the whale migrates');
    await me.add(statement('the whale migrates', { correct_answer: false }));
    await me.add(statement('the whale migrates'));
    const { body } = await me.take({ exam_id: examId, noes: [1] });
    expect(body).toMatchObject({ added: [{ no: 1 }], known: [] });
    const again = await me.write(statement('the whale migrates', { explanation: '' }));
    expect(again.body.is_known).toBe(false);
  });
});

describe('the key of what somebody wrote', () => {
  it('is theirs, in the bank as in the exam they took it from', async () => {
    const author = await banker(test, authorId);
    await author.add(statement('the whale is mine'));
    await author.take({ exam_id: await examOf('the whale of my exam'), noes: [1] });
    expect((await author.list()).list.map(({ with_key }) => with_key)).toEqual([true, true]);
  });
});
