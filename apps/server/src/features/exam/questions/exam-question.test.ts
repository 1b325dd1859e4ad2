import { hideKey } from '@tiku/questions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { usePeople } from '../../../testing/use-people.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
const people = usePeople(test);

const ask = (exam_id: number, request: object, token = people.reader) =>
  test.call('POST /app/user/exam/questions', { exam_id, ...request }, { token });

const update = (exam_id: number, question: object, options: { token?: string; language?: string } = {}) =>
  test.call(
    'PUT /exam/live_update/question',
    { exam_id, question: question as never },
    { token: people.author, ...options },
  );
const contents = async (exam_id: number) =>
  (
    await test.db
      .selectFrom('asked_content')
      .select(['content_id as id'])
      .where('exam_id', '=', exam_id)
      .orderBy('content_id')
      .execute()
  ).length;

describe('POST /app/user/exam/questions', () => {
  it('gives the author everything, in the shape it was written in', async () => {
    const id = await buildExam(test.db, people.authorId);
    const { body } = await ask(id, { req_total: 1 }, people.author);
    expect(body).toMatchObject({ with_keys: true, total: 3, files: {} });
    expect(body.list[0]).toEqual({
      no: 1,
      section_no: 1,
      main_id: null,
      main: null,
      ...choiceQuestion('<p>Which colour is grass?</p>'),
    });
    expect(body.list[1]).toMatchObject({ correct_answer: [['white', 'snow-white']], item_scores: [3.5] });
    expect(body.list[2]).toMatchObject({ main: '<p>Water boils at 100 degrees.</p>', section_no: 2 });
  });

  it('gives those of one type alone, counted by themselves, and under their own numbers', async () => {
    const id = await buildExam(test.db, people.authorId);
    const { body } = await ask(id, { type: 3, req_total: 1 });
    expect(body).toMatchObject({ total: 1, list: [{ no: 2, type: 3 }] });
    expect((await ask(id, { type: 3, start: 1 })).body.list).toEqual([]);
    expect((await ask(id, { type: 14, req_total: 1 })).body).toMatchObject({ total: 0, list: [] });
    expect((await ask(id, { type: 15 })).status).toBe(400);
  });

  it('gives others nothing that tells an answer, not even the order of the options', async () => {
    const options = Array.from({ length: 8 }, (_, at) => `Colour ${at}`);
    const items = Array.from({ length: 30 }, (_, at) => ({
      question: choiceQuestion(`<p>Question ${at}</p>`, options),
      section: null,
      material: null,
    }));
    const id = await buildExam(test.db, people.authorId, { paper: { items } });
    const { body } = await ask(id, { limit: 30 });
    expect(body.with_keys).toBe(false);
    for (const word of ['correct_answer', 'explanation', 'Because', 'partial_score', 'difficulty']) {
      expect(JSON.stringify(body)).not.toContain(word);
    }
    const orders = body.list.map((question) => ('options' in question ? question.options : []));
    for (const order of orders) expect(order.toSorted()).toEqual(options);
    expect(new Set(orders.map((order) => order.indexOf('Colour 1'))).size).toBeGreaterThan(3);
    expect((await ask(id, { limit: 30 })).body).toEqual(body);
  });

  it('pages by range, or picks by number', async () => {
    const items = Array.from({ length: 25 }, (_, at) => ({
      question: choiceQuestion(`<p>${at + 1}</p>`),
      section: null,
      material: null,
    }));
    const id = await buildExam(test.db, people.authorId, { paper: { items } });
    const noes = async (request: object) => (await ask(id, request)).body.list.map(({ no }) => no);
    expect(await noes({ start: 20, limit: 10 })).toEqual([21, 22, 23, 24, 25]);
    expect(await noes({ start: 25, limit: 10 })).toEqual([]);
    expect(await noes({ noes: [7, 3, 99, 3] })).toEqual([3, 7]);
    expect((await ask(id, { noes: [] })).status).toBe(400);
    expect((await ask(id, { noes: Array.from({ length: 101 }, (_, at) => at + 1) })).status).toBe(400);
  });
});

describe('PUT /exam/live_update/question', () => {
  it('writes new content beside the old, once, and moves the number to it', async () => {
    const id = await buildExam(test.db, people.authorId);
    const before = await contents(id);
    const question = { no: 1, ...choiceQuestion('<p>Which colour is the sky?</p>'), score: 4 };
    const { status, body } = await update(id, question);
    expect(status).toBe(200);
    expect(body.question).toMatchObject({ no: 1, section_no: 1, desc: '<p>Which colour is the sky?</p>', score: 4 });
    expect((await update(id, question)).body).toEqual(body);
    expect(await contents(id)).toBe(before + 1);
    expect((await ask(id, { noes: [1] }, people.author)).body.list[0]).toEqual(body.question);
    const { exam } = (await test.call('GET /app/user/exam/detail2', { exam_id: id }, { token: people.reader })).body;
    expect(exam.full_score).toBe(8.5);
    const find = async (query_string: string) =>
      (await test.call('POST /question/search', { exam_id: id, query_string }, { token: people.reader })).body.list
        .length;
    expect([await find('sky'), await find('grass')]).toEqual([1, 0]);
  });

  it('keeps what was asked out of reach of any rewriting', async () => {
    await buildExam(test.db, people.authorId);
    await expect(sql`update question_content set type = 2`.execute(test.db)).rejects.toThrow('write a new row');
    await expect(sql`update exam_material set content = ''`.execute(test.db)).rejects.toThrow('write a new row');
  });

  it('takes the danger out of rich text and keeps its words', async () => {
    const id = await buildExam(test.db, people.authorId);
    const desc = '<p onclick="x()">Which <script>alert(1)</script><img src="https://evil.example/x.png"> one?</p>';
    const { body } = await update(id, { no: 1, ...choiceQuestion(desc), explanation: '<svg onload=x()>why' });
    const text = JSON.stringify(body.question);
    expect(text).not.toMatch(/onclick|<script|evil|svg|onload/);
    expect(body.question.desc).toContain('Which');
    expect(body.question).toMatchObject({ explanation: expect.stringContaining('why') });
  });

  it('says what is wrong with a question, in the language of the author, and changes nothing', async () => {
    const id = await buildExam(test.db, people.authorId);
    const bad = { no: 1, ...choiceQuestion('<p></p>', ['Red', '', 'Blue']), correct_answer: ['D'] };
    const { status, body } = await update(id, bad, { language: 'zh-CN' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error_code: 3005,
      fields: { 'question.desc': '题干不能为空', 'question.options.1': '选项 2 的内容不能为空' },
    });
    expect((await ask(id, { noes: [1] }, people.author)).body.list[0]).toMatchObject({
      desc: '<p>Which colour is grass?</p>',
    });
  });

  it.each([
    ['a type there is not', { type: 15 }],
    ['too many options', { options: Array.from({ length: 21 }, () => 'x') }],
    ['more right options than there can be', { correct_answer: Array.from({ length: 21 }, () => 'A') }],
    ['a negative score', { score: -1 }],
    ['an unknown field', { is_public: true }],
  ])('refuses %s', async (_case, change) => {
    const id = await buildExam(test.db, people.authorId);
    expect((await update(id, { no: 1, ...choiceQuestion('<p>?</p>'), ...change })).status).toBe(400);
  });

  it('is for the author, for a number that exists, and not for a deleted exam', async () => {
    const id = await buildExam(test.db, people.authorId);
    const question = choiceQuestion('<p>?</p>');
    expect((await update(id, { no: 1, ...question }, { token: people.reader })).status).toBe(404);
    expect((await update(id, { no: 4, ...question })).status).toBe(404);
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: people.author });
    expect((await update(id, { no: 1, ...question })).body).toMatchObject({ error_code: 3002 });
  });

  it('takes back exactly what the author was given', async () => {
    const id = await buildExam(test.db, people.authorId);
    const before = await contents(id);
    for (const question of (await ask(id, {}, people.author)).body.list)
      expect((await update(id, question)).status).toBe(200);
    expect(await contents(id)).toBe(before);
    const [shown] = (await ask(id, {})).body.list;
    expect(shown).toMatchObject({ points: hideKey(choiceQuestion('')).points });
  });
});
