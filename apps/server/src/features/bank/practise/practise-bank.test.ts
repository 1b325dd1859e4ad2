// A question bank is practised as any exam is, by its owner.
import { examKinds, practiceTypes } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let token: string;
let bank: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  const ownerId = await buildAccount(test.db);
  token = await test.tokenFor(ownerId);
  bank = await buildExam(test.db, ownerId, { kind: examKinds.bank, title: 'Bank', paper: paperOf(statements(4)) });
  me = learner(test, token);
});

const begin = (exam_id: number, prac_type: (typeof practiceTypes)[keyof typeof practiceTypes], as = token) =>
  test.call('POST /exam/user_online_prac/create_answer', { exam_id, prac_type }, { token: as });

describe('a question bank', () => {
  it('is answered, checked, marked and listed', async () => {
    const { answer_id, noes } = await me.begin(bank, practiceTypes.sequential);
    expect(noes).toEqual([1, 2, 3, 4]);
    expect((await me.questions(bank, answer_id)).body.list).toHaveLength(4);
    const { body } = await me.save(
      answer_id,
      { no: 1, seq: 1, answer: false, check: true },
      { no: 2, seq: 1, answer: true, check: true },
    );
    expect(body.checked.map(({ result }) => result?.is_right)).toEqual([false, true]);
    await test.call('POST /online/questions/favorite', { exam_id: bank, no: 2, mode: 0 }, { token });
    await test.call('POST /online/questions/note', { exam_id: bank, no: 3, note: 'Mine', mode: 0 }, { token });
    const lists = [
      await test.call('POST /app/user/exam/questions/wrong/noes', { exam_id: bank }, { token }),
      await test.call('POST /app/user/exam/questions/favorited/noes', { exam_id: bank }, { token }),
      await test.call('POST /app/user/exam/questions/noted/noes', { exam_id: bank }, { token }),
    ];
    expect(lists.map((list) => list.body.noes)).toEqual([[1], [2], [3]]);
    const exams = await test.call('POST /user/exams/wrong', {}, { token });
    expect(exams.body.list.map(({ exam }) => [exam.id, exam.kind])).toEqual([[bank, examKinds.bank]]);
    for (const [type, no] of [
      [practiceTypes.wrong, 1],
      [practiceTypes.favorites, 2],
      [practiceTypes.notes, 3],
    ] as const) {
      expect((await me.begin(bank, type)).noes).toEqual([no]);
    }
  });

  it('is tested without a place among others, and stands in the history', async () => {
    const { answer_id } = await me.begin(bank, practiceTypes.test);
    await me.handIn(answer_id, { answer_details: [{ no: 1, seq: 1, answer: true }] });
    expect((await me.report(answer_id)).body.report).toMatchObject({ score: 1, full_score: 4, rank: null });
    const ranks = await test.call('GET /exam/ranks', { exam_id: bank }, { token });
    expect(ranks.body).toMatchObject({ list: [], mine: null });
    const history = await test.call('POST /exam/user_online_prac/history_answers', { exam_id: bank }, { token });
    expect(history.body.list[0]).toMatchObject({ answer_id, exam: { id: bank, title: 'Bank' } });
    const home = await test.call('GET /exam/user_online_prac/home', { exam_id: bank }, { token });
    expect(home.body.practices.map(({ prac_type }) => prac_type)).toContain(practiceTypes.test);
  });

  it('is begun by nobody else', async () => {
    const stranger = await test.tokenFor(await buildAccount(test.db));
    expect((await begin(bank, practiceTypes.selection, stranger)).status).toBe(404);
  });
});

describe('homework', () => {
  it('is begun with none of the exams that are no homework, and its paper with nothing else', async () => {
    const exam = await buildExam(test.db, await buildAccount(test.db));
    expect((await begin(exam, practiceTypes.homework)).status).toBe(404);
    expect((await begin(bank, practiceTypes.homework)).status).toBe(404);
    const makerId = await buildAccount(test.db);
    const paper = await buildExam(test.db, makerId, { kind: examKinds.paper });
    const maker = await test.tokenFor(makerId);
    expect((await begin(paper, practiceTypes.homework, maker)).status).toBe(404);
    expect((await begin(paper, practiceTypes.selection, maker)).status).toBe(404);
  });
});
