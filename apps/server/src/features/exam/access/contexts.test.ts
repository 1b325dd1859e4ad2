// A public exam is open wherever people act: for themselves, and for each of their companies. What they do with it stays there.
import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../../testing/build-attempt.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { countAnswers } from '../../attempt/attempt.ts';

const test = useTestApp();
let authorId: number;
let accountId: number;
let token: string;
let company: number;
let other: number;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  accountId = await buildAccount(test.db);
  token = await test.tokenFor(accountId);
  company = await buildCompany(test.db, accountId);
  other = await buildCompany(test.db, accountId);
});

const detail = (exam_id: number, companyId?: number) =>
  test.call('GET /app/user/exam/detail2', { exam_id }, { token, ...(companyId ? { companyId } : {}) });

describe('a public exam', () => {
  it("is open in every context, a company's in its own alone", async () => {
    const everybodys = await buildExam(test.db, authorId);
    const companys = await buildExam(test.db, accountId, { company_id: company });
    const statusesOf = async (id: number) => [
      (await detail(id)).status,
      (await detail(id, company)).status,
      (await detail(id, other)).status,
    ];
    expect(await statusesOf(everybodys)).toEqual([200, 200, 200]);
    expect(await statusesOf(companys)).toEqual([404, 200, 404]);
  });

  it('is its author’s only where they wrote it', async () => {
    const id = await buildExam(test.db, accountId, { title: 'Mine alone' });
    expect((await detail(id)).body.exam.is_mine).toBe(true);
    expect((await detail(id, company)).body.exam.is_mine).toBe(false);
    const change = { exam: { id, title: 'Changed elsewhere' } };
    expect((await test.call('PUT /app/exam/detail', change, { token, companyId: company })).status).toBe(404);
    expect((await test.call('PUT /app/exam/detail', change, { token })).status).toBe(200);
  });

  it('is listed, counted and found beside those of the company, in one order', async () => {
    const traits = { title: 'Pangolin', paper: paperOf(statements(2)) };
    const [hottest, middle, coldest] = [
      await buildExam(test.db, authorId, traits),
      await buildExam(test.db, accountId, { ...traits, company_id: company }),
      await buildExam(test.db, authorId, traits),
    ];
    for (const [id, opened_count] of [
      [hottest, 9_003],
      [middle, 9_002],
      [coldest, 9_001],
    ] as const) {
      await test.db.updateTable('exam').set({ opened_count }).where('id', '=', id).execute();
    }
    const list = async (more: object, companyId?: number) => {
      const request = { order_by: 'hot', req_total: 1, ...more } as const;
      const { body } = await test.call('POST /publicexams', request, { token, ...(companyId ? { companyId } : {}) });
      return { ids: body.list.map(({ id }) => id), total: body.total ?? 0 };
    };
    const words = { query_string: 'pangolin' };
    expect(await list(words, company)).toEqual({ ids: [hottest, middle, coldest], total: 3 });
    expect(await list(words, other)).toEqual({ ids: [hottest, coldest], total: 2 });
    expect(await list(words)).toEqual({ ids: [hottest, coldest], total: 2 });
    const own = await test.db.selectFrom('exam').select('id').where('company_id', '=', company).execute();
    expect((await list({}, company)).total).toBe((await list({})).total + own.length);
    expect((await list({ start: 1, limit: 10 }, company)).ids.slice(0, 2)).toEqual([middle, coldest]);
    const found = async (companyId?: number) => {
      const request = { query_string: 'statement many' };
      const { body } = await test.call('POST /question/search', request, {
        token,
        ...(companyId ? { companyId } : {}),
      });
      return new Set(body.list.map((hit) => hit.exam.id));
    };
    expect(await found(company)).toEqual(new Set([hottest, middle, coldest]));
    expect(await found(other)).toEqual(new Set([hottest, coldest]));
  });
});

/** Everything that is told of what somebody has done with an exam. */
async function readTraces(examId: number, companyId?: number) {
  const options = { token, ...(companyId ? { companyId } : {}) };
  const [exam, home, marks, note, wrong, favorites, past, ranks] = await Promise.all([
    test.call('GET /app/user/exam/detail2', { exam_id: examId }, options),
    test.call('GET /exam/user_online_prac/home', { exam_id: examId }, options),
    test.call('POST /app/user/exam/questions/marks', { exam_id: examId, noes: [1, 2, 3] }, options),
    test.call('GET /online/questions/note', { exam_id: examId, no: 1 }, options),
    test.call('POST /user/exams/wrong', { req_total: 1 }, options),
    test.call('POST /favoritedexams', {}, options),
    test.call('POST /exam/user_online_prac/history_answers', { exam_id: examId }, options),
    test.call('GET /exam/ranks', { exam_id: examId }, options),
  ]);
  return {
    isKept: exam.body.exam.is_favorited,
    done: home.body.exam?.done_count,
    rank: home.body.exam?.rank,
    marks: marks.body.list.length,
    note: note.body.note,
    wrong: wrong.body.list.map((item) => item.exam.id).includes(examId),
    kept: favorites.body.list.map(({ id }) => id).includes(examId),
    attempts: past.body.list.length,
    ranked: ranks.body.list.length,
  };
}

const none = {
  isKept: false,
  done: 0,
  rank: null,
  marks: 0,
  note: null,
  wrong: false,
  kept: false,
  attempts: 0,
  ranked: 0,
};

describe('what somebody does with a public exam', () => {
  it('stays in the context they do it in, and is the same there as anywhere', async () => {
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(3)) });
    const work = async (companyId: number | undefined, note: string, answer: boolean) => {
      const options = { token, ...(companyId ? { companyId } : {}) };
      await test.call('POST /favoritedexam', { exam_id: examId }, options);
      await test.call('POST /online/questions/note', { exam_id: examId, no: 1, note, mode: 0 }, options);
      await test.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 }, options);
      const me = learner(test, token, companyId);
      const { answer_id } = await me.begin(examId, practiceTypes.test);
      await me.save(answer_id, { no: 3, seq: 1, answer });
      await me.handIn(answer_id);
      return me.report(answer_id);
    };
    await work(company, 'At work', false);
    expect(await readTraces(examId, company)).toEqual({
      isKept: true,
      done: 1,
      rank: { rank: 1, people: 1 },
      marks: 3,
      note: 'At work',
      wrong: true,
      kept: true,
      attempts: 1,
      ranked: 1,
    });
    expect(await readTraces(examId)).toEqual(none);
    expect(await readTraces(examId, other)).toEqual(none);

    await work(undefined, 'At home', true);
    expect(await readTraces(examId)).toMatchObject({ note: 'At home', wrong: false, ranked: 1, attempts: 1 });
    expect(await readTraces(examId, company)).toMatchObject({ note: 'At work', wrong: true, ranked: 1, attempts: 1 });

    await countAnswers(test.db);
    // As if twenty people had answered alike.
    await sql`update question_stat set answered_count = answered_count * 20, right_count = right_count * 20`.execute(
      test.db,
    );
    const shareOf = async (companyId?: number) => {
      const me = learner(test, token, companyId);
      const { answer_id } = await me.begin(examId, practiceTypes.test);
      await me.handIn(answer_id);
      return (await me.details(answer_id, [3], true)).body.list[0]?.right_share;
    };
    expect([await shareOf(company), await shareOf()]).toEqual([0, 1]);
  });

  it('is taken back in that context alone', async () => {
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(3)) });
    for (const options of [{ token }, { token, companyId: company }]) {
      await test.call('POST /favoritedexam', { exam_id: examId }, options);
      await test.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 }, options);
    }
    await test.call('DELETE /favoritedexam', { exam_id: examId }, { token, companyId: company });
    await test.call(
      'DELETE /app/user/exam/questions/favorited/all',
      { exam_id: examId },
      { token, companyId: company },
    );
    expect(await readTraces(examId, company)).toMatchObject({ isKept: false, kept: false });
    expect(await readTraces(examId)).toMatchObject({ isKept: true, kept: true });
    const noes = async (companyId?: number) =>
      (
        await test.call(
          'POST /app/user/exam/questions/favorited/noes',
          { exam_id: examId },
          { token, ...(companyId ? { companyId } : {}) },
        )
      ).body.noes;
    expect([await noes(company), await noes()]).toEqual([[], [2]]);
  });

  it('follows its questions to other numbers in every context', async () => {
    const examId = await buildExam(test.db, authorId, { paper: paperOf(statements(3)) });
    for (const options of [{ token }, { token, companyId: company }]) {
      await test.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 }, options);
    }
    const author = await test.tokenFor(authorId);
    const { updated_at } = (await detail(examId)).body.exam;
    const moved = await test.call(
      'PUT /exam/live_update/place',
      { exam_id: examId, no: 2, to_no: 1, updated_at },
      { token: author },
    );
    expect(moved.status).toBe(200);
    for (const options of [{ token }, { token, companyId: company }]) {
      const { body } = await test.call('POST /app/user/exam/questions/favorited/noes', { exam_id: examId }, options);
      expect(body.noes).toEqual([1]);
    }
  });
});
