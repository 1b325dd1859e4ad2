import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildCompany } from '../../testing/build-account.ts';
import { learner, paperOf } from '../../testing/build-attempt.ts';
import { banker, statement } from '../../testing/build-bank.ts';
import type { Banker } from '../../testing/build-bank.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_BANK_FREE: '20' });
let authorId: number;
let author: string;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
});

const examOf = (...descs: string[]) =>
  buildExam(test.db, authorId, { title: 'Source', paper: paperOf(descs.map((desc) => statement(desc))) });

async function replaceAt(examId: number, no: number, desc: string): Promise<void> {
  const { status } = await test.call(
    'PUT /exam/live_update/question',
    { exam_id: examId, question: { ...statement(desc), no } },
    { token: author },
  );
  expect(status).toBe(200);
}

/** The others close up. */
async function dropFirst(exam_id: number): Promise<void> {
  const { updated_at } = (await test.call('GET /app/user/exam/detail2', { exam_id }, { token: author })).body.exam;
  const { status } = await test.call(
    'DELETE /exam/live_update/questions',
    { exam_id, noes: [1], updated_at },
    { token: author },
  );
  expect(status).toBe(200);
}

describe('a bank', () => {
  it('is made on first use, once', async () => {
    const me = await banker(test);
    const summaries = await Promise.all(Array.from({ length: 10 }, () => me.summary()));
    expect(new Set(summaries.map(({ exam_id }) => exam_id)).size).toBe(1);
    expect(summaries[0]).toMatchObject({ questions_count: 0, limit: 20, is_vip: false });
  });

  it('is nobody’s in the context of a company', async () => {
    const me = await banker(test);
    const companyId = await buildCompany(test.db, me.id);
    const { status } = await test.call('GET /user_qdb/summary', {}, { token: me.token, companyId });
    expect(status).toBe(404);
  });

  it('takes questions of an exam, practises them and keeps what is made of them', async () => {
    const me = await banker(test);
    const examId = await examOf('one', 'two', 'three');
    const category = await me.addCategory('Kept');
    const { body } = await me.take({ exam_id: examId, noes: [1, 3], category_id: category });
    expect(body.added.map(({ no }) => no)).toEqual([1, 3]);
    const { exam_id } = await me.summary();
    const work = learner(test, me.token);
    const { answer_id, noes } = await work.begin(exam_id, practiceTypes.sequential);
    expect(noes).toEqual([1, 2]);
    await work.save(answer_id, { no: 1, seq: 1, answer: false, check: true });
    await me.call('POST /user_qdb/question/note', { question_id: 2, note: 'Mind the gap' });
    const { list, total } = await me.list({ order_by: 'oldest' });
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { question_id: 1, category_id: category, wrong: true, correct_count: 0, incorrect_count: 1, with_key: true },
      { question_id: 2, note: 'Mind the gap', wrong: false, with_key: false, source: { title: 'Source', no: 3 } },
    ]);
    expect((await me.summary()).states).toMatchObject({ wrong: 1, noted: 1, new: 1 });
  });

  it('says of what is there already that it is', async () => {
    const me = await banker(test);
    const examId = await examOf('again one', 'again two');
    await me.take({ exam_id: examId, noes: [1] });
    const { body } = await me.take({ exam_id: examId, noes: [1, 2] });
    expect(body).toMatchObject({ added: [{ no: 2, question_id: 2 }], known: [{ no: 1, question_id: 1 }] });
    const [first, second] = [await me.write(statement('mine')), await me.write(statement('mine'))];
    expect([first.body.is_known, second.body.is_known]).toEqual([false, true]);
    expect(second.body.question.question_id).toBe(first.body.question.question_id);
  });

  it('takes what somebody was asked in an attempt, whatever its number is by now', async () => {
    const me = await banker(test);
    const examId = await examOf('asked first', 'asked second');
    const { answer_id } = await learner(test, me.token).begin(examId, practiceTypes.sequential);
    await dropFirst(examId);
    expect((await me.take({ exam_id: examId, noes: [2], answer_id })).status).toBe(200);
    expect((await me.list()).list).toMatchObject([{ desc: '<p>asked second</p>' }]);
    expect((await me.take({ exam_id: examId, noes: [1], answer_id })).status).toBe(404);
    const stranger = await banker(test);
    expect((await stranger.take({ exam_id: examId, noes: [2], answer_id })).status).toBe(404);
  });

  it('takes a whole list, or a section', async () => {
    const me = await banker(test);
    const examId = await buildExam(test.db, authorId);
    await me.call('POST /online/questions/favorite', { exam_id: examId, no: 2, mode: 0 });
    expect((await me.take({ exam_id: examId, list: 'favorited' })).body.added).toEqual([{ no: 2, question_id: 1 }]);
    const { body } = await me.take({ exam_id: examId, section_no: 1 });
    expect(body.added.map(({ no }) => no)).toEqual([1]);
    expect((await me.take({ exam_id: examId, list: 'noted' })).status).toBe(404);
    expect((await me.take({ exam_id: examId })).status).toBe(404);
  });

  it('never gives a number twice', async () => {
    const me = await banker(test);
    await me.add(statement('first'));
    await me.call('DELETE /user_qdb/question', { question_ids: [1] });
    expect(await me.add(statement('second'))).toBe(2);
  });
});

describe('what was taken', () => {
  it('stays when its exam changes, and can follow it', async () => {
    const me = await banker(test);
    const examId = await examOf('before the change', 'other');
    await me.take({ exam_id: examId, noes: [1] });
    await replaceAt(examId, 1, 'before the change, mended');
    const [old] = (await me.list()).list;
    expect(old).toMatchObject({ desc: '<p>before the change</p>', source: { has_newer: true } });
    const { body } = await me.call('POST /user_qdb/question/newer', { question_id: 1 });
    expect(body.question).toMatchObject({ desc: '<p>before the change, mended</p>', source: { has_newer: false } });
    expect((await me.call('POST /user_qdb/question/newer', { question_id: 1 })).status).toBe(409);
  });

  it('has no newer version where its exam asks something else under its number', async () => {
    const me = await banker(test);
    const examId = await examOf('sheep eat grass', 'sheep eat hay', 'stones are hard');
    await me.take({ exam_id: examId, noes: [1, 3] });
    const haveNewer = async () => (await me.list({ order_by: 'oldest' })).list.map(({ source }) => source?.has_newer);
    await replaceAt(examId, 3, 'rivers flow downhill');
    expect(await haveNewer()).toEqual([false, false]);
    await dropFirst(examId);
    expect(await haveNewer()).toEqual([false, false]);
    expect((await me.call('POST /user_qdb/question/newer', { question_id: 1 })).status).toBe(409);
    expect((await me.call('POST /user_qdb/question/newer', { question_id: 2 })).status).toBe(409);
  });

  it('stays when its exam goes, and names it', async () => {
    const me = await banker(test);
    const examId = await examOf('left behind');
    await me.take({ exam_id: examId, noes: [1] });
    await test.call('DELETE /app/exams', { exam_ids: [examId] }, { token: author });
    const [kept] = (await me.list()).list;
    expect(kept).toMatchObject({ desc: '<p>left behind</p>', source: { title: 'Source', is_open: false } });
  });
});

describe('the limit', () => {
  it('lets exactly one in at the last place, however many come at once', async () => {
    const me = await banker(test);
    for (let at = 0; at < 19; at += 1) await me.add(statement(`filler ${at}`));
    const examId = await examOf(...Array.from({ length: 25 }, (_, at) => `racing ${at}`));
    const answers = await Promise.all([
      ...Array.from({ length: 25 }, (_, at) => me.take({ exam_id: examId, noes: [at + 1] })),
      ...Array.from({ length: 25 }, (_, at) => me.write(statement(`written ${at}`))),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await me.list()).total).toBe(20);
    const refusal = await me.write(statement('one more'));
    expect(refusal.body).toMatchObject({ error_code: 7001, message: expect.stringContaining('20') as string });
  });

  it('is higher for a VIP', async () => {
    const me = await banker(test);
    await sql`update account set vip_until = now() + interval '1 day' where id = ${me.id}`.execute(test.db);
    expect(await me.summary()).toMatchObject({ limit: 100_000, is_vip: true });
  });

  it('refuses a selection that does not fit as a whole', async () => {
    const me = await banker(test);
    const examId = await examOf(...Array.from({ length: 21 }, (_, at) => `too many ${at}`));
    const noes = Array.from({ length: 21 }, (_, at) => at + 1);
    expect((await me.take({ exam_id: examId, noes })).status).toBe(409);
    expect((await me.summary()).questions_count).toBe(0);
  });
});

describe('lists of a bank', () => {
  let me: Banker;
  let physics: number;

  beforeAll(async () => {
    me = await banker(test);
    physics = await me.addCategory('Physics');
    const optics = await me.addCategory('Optics', physics);
    await me.add(statement('Gravity pulls', { difficulty: 1 }), physics);
    await me.add(statement('Light bends', { difficulty: 3 }), optics);
    await me.add({ ...statement('Rivers flow'), type: 0, correct_answer: '<p>Down</p>' } as never);
    await me.take({ exam_id: await examOf('Ice floats'), noes: [1] });
    await me.call('POST /user_qdb/question/favorite', { question_id: 1, mode: 0 });
    await me.call('POST /user_qdb/question/mastered', { question_id: 2, mode: 0 });
    await me.call('POST /user_qdb/question/note', { question_id: 3, note: 'Ask the ferryman' });
  });

  it('are narrowed by category with all below it, type, difficulty, source, state and words', async () => {
    const source = (await me.list({ question_ids: '4' })).list[0]?.source?.exam_id ?? 0;
    expect(await me.ids()).toEqual([4, 3, 2, 1]);
    expect(await me.ids({ category_id: physics })).toEqual([2, 1]);
    expect(await me.ids({ category_id: 0 })).toEqual([4, 3]);
    expect(await me.ids({ type: 0 })).toEqual([3]);
    expect(await me.ids({ difficulty_level: 3 })).toEqual([2]);
    expect(await me.ids({ source })).toEqual([4]);
    expect(await me.ids({ source: 0 })).toEqual([3, 2, 1]);
    expect(await me.ids({ state: 'favorited' })).toEqual([1]);
    expect(await me.ids({ state: 'mastered' })).toEqual([2]);
    expect(await me.ids({ state: 'noted' })).toEqual([3]);
    expect(await me.ids({ state: 'wrong' })).toEqual([]);
    expect(await me.ids({ state: 'new' })).toEqual([4, 3, 2, 1]);
    expect(await me.ids({ query_string: 'light' })).toEqual([2]);
    expect(await me.ids({ query_string: 'FERRYMAN ask' })).toEqual([3]);
    expect(await me.ids({ query_string: 'light', category_id: 0 })).toEqual([]);
    expect((await me.call('GET /user_qdb/questions', { category_id: 999 })).status).toBe(404);
  });

  it('take nothing but what they offer', async () => {
    for (const wrong of [{ order_by: 'id;drop' }, { limit: 11 }, { start: -1 }, { state: 'x' }, { type: 15 }]) {
      expect((await me.call('GET /user_qdb/questions', wrong as never)).status).toBe(400);
    }
    expect((await me.call('GET /user_qdb/questions', { query_string: '%%%%' })).status).toBe(200);
  });
});

describe('changes to many', () => {
  it('move and rate them, and are undone as a whole', async () => {
    const me = await banker(test);
    const target = await me.addCategory('Target');
    const ids = [await me.add(statement('a')), await me.add(statement('b'), target), await me.add(statement('c'))];
    const { body } = await me.call('PUT /user_qdb/question/properties', {
      question_ids: ids.slice(0, 2),
      category_id: target,
      difficulty_level: 4,
    });
    expect(body.changed_count).toBe(2);
    expect(await me.ids({ difficulty_level: 4, category_id: target })).toEqual([2, 1]);
    expect((await me.categories())[0]?.questions_count).toBe(2);
    await me.call('POST /user_qdb/undo', { undo_id: body.undo_id ?? 0 });
    expect(await me.ids({ category_id: target })).toEqual([2]);
    expect(await me.ids({ difficulty_level: 4 })).toEqual([]);
    expect((await me.categories())[0]?.questions_count).toBe(1);
    expect((await me.call('POST /user_qdb/undo', { undo_id: body.undo_id ?? 0 })).status).toBe(409);
    const missing = await me.call('PUT /user_qdb/question/properties', { question_ids: ids, category_id: 999 });
    expect(missing.status).toBe(404);
  });

  it('take them out, and bring them back with their notes', async () => {
    const me = await banker(test);
    const examId = await examOf('gone and back');
    await me.take({ exam_id: examId, noes: [1] });
    await me.call('POST /user_qdb/question/note', { question_id: 1, note: 'Still here' });
    const { body } = await me.call('DELETE /user_qdb/question', { question_ids: [1, 77] });
    expect(body.deleted_count).toBe(1);
    expect((await me.summary()).questions_count).toBe(0);
    expect((await me.call('DELETE /user_qdb/question', { question_ids: [1] })).body.deleted_count).toBe(0);
    const stranger = await banker(test);
    expect((await stranger.call('POST /user_qdb/undo', { undo_id: body.undo_id ?? 0 })).status).toBe(409);
    await me.call('POST /user_qdb/undo', { undo_id: body.undo_id ?? 0 });
    expect((await me.list()).list).toMatchObject([{ question_id: 1, note: 'Still here', source: { title: 'Source' } }]);
    expect(await me.ids({ query_string: 'back' })).toEqual([1]);
    expect((await me.summary()).questions_count).toBe(1);
  });
});

describe('marks', () => {
  it('end as the last request left them, in one row', async () => {
    const me = await banker(test);
    await me.add(statement('toggled'));
    const toggle = (mode: 0 | 1) => me.call('POST /user_qdb/question/favorite', { question_id: 1, mode });
    await Promise.all(Array.from({ length: 100 }, (_, at) => toggle((at % 2) as 0 | 1)));
    await toggle(0);
    expect((await me.list()).list[0]?.favorited).toBe(true);
    const { exam_id } = await me.summary();
    const { rows } = await sql`select from question_mark where exam_id = ${exam_id}`.execute(test.db);
    expect(rows).toHaveLength(1);
    for (const address of ['POST /user_qdb/question/favorite', 'POST /user_qdb/question/mastered'] as const) {
      expect((await me.call(address, { question_id: 1, mode: 2 as 0 })).status).toBe(400);
      expect((await me.call(address, { question_id: 99, mode: 0 })).status).toBe(404);
    }
  });
});
