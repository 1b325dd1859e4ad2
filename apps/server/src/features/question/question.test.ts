import { readWorkbookSafely } from '@tiku/papers';
import { errors } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { learner, paperOf, statements } from '../../testing/build-attempt.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { useNewPerson } from '../../testing/use-person.ts';

const test = useTestApp();
const person = useNewPerson(test);
let authorId: number;
let examId: number;
let me: ReturnType<typeof learner>;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  examId = await buildExam(test.db, authorId, { title: 'Marks of Zanzibar', paper: paperOf(statements(12)) });
});
beforeEach(async () => {
  me = learner(test, person.token);
});

const favorite = (no: number, mode: 0 | 1 = 0, exam_id = examId) =>
  test.call('POST /online/questions/favorite', { exam_id, no, mode }, { token: person.token });
const note = (no: number, text: string, mode: 0 | 1 = 0) =>
  test.call('POST /online/questions/note', { exam_id: examId, no, note: text, mode }, { token: person.token });
const noesOf = async (kind: 'wrong' | 'favorited' | 'noted' | 'mastered') =>
  (await test.call(`POST /app/user/exam/questions/${kind}/noes`, { exam_id: examId }, { token: person.token })).body
    .noes;

const readNote = () => test.call('GET /online/questions/note', { exam_id: examId, no: 2 }, { token: person.token });
const highlight = (no: number, highlights: { start: number; end: number; color?: number }[]) =>
  test.call('POST /online/questions/deschls', { exam_id: examId, no, highlights }, { token: person.token });

/** Answers questions wrong in a practice. */
async function getWrong(...noes: number[]): Promise<void> {
  const { answer_id } = await me.begin(examId, 2);
  await me.save(answer_id, ...noes.map((no) => ({ no, seq: 1, answer: false, check: true })));
}

describe('favourites', () => {
  it('come and go, also when asked twice', async () => {
    expect((await favorite(3)).body).toEqual({ is_favorited: true });
    await favorite(3);
    await favorite(1);
    expect(await noesOf('favorited')).toEqual([1, 3]);
    expect((await favorite(3, 1)).body).toEqual({ is_favorited: false });
    await favorite(3, 1);
    expect(await noesOf('favorited')).toEqual([1]);
  });

  it('are one row after a hundred toggles at once, as the last of them said', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, at) => favorite(5, at % 2 === 0 ? 0 : 1)));
    expect((await favorite(5, 0)).body.is_favorited).toBe(true);
    expect(await noesOf('favorited')).toEqual([5]);
    const { rows } = await sql`select no from question_mark where account_id = ${person.id}`.execute(test.db);
    expect(rows).toEqual([{ no: 5 }]);
  });

  it('need a question, an exam that is open, and a mode there is', async () => {
    expect((await favorite(13)).status).toBe(404);
    expect((await favorite(1, 0, 999_999)).status).toBe(404);
    expect((await favorite(1, 2 as 1)).status).toBe(400);
  });

  it('are paged, counted on demand, and looked up by number', async () => {
    for (const no of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await favorite(no);
    const list = (request: object) =>
      test.call('POST /app/user/exam/questions/favorited', { exam_id: examId, ...request }, { token: person.token });
    const second = await list({ start: 10, req_total: 1 });
    expect(second.body.total).toBe(12);
    expect(second.body.list.map(({ question }) => question.no)).toEqual([11, 12]);
    expect((await list({ noes: [4, 99] })).body.list.map(({ question }) => question.no)).toEqual([4]);
    const all = { exam_id: examId };
    expect(
      (await test.call('DELETE /app/user/exam/questions/favorited/all', all, { token: person.token })).body,
    ).toEqual({
      removed_count: 12,
    });
    expect(await noesOf('favorited')).toEqual([]);
  });
});

describe('notes', () => {
  it('are written, read, changed and removed', async () => {
    expect((await readNote()).body).toEqual({ note: null, noted_at: null });
    await note(2, 'First\nline <b>');
    await note(2, 'Second');
    expect((await readNote()).body.note).toBe('Second');
    expect(await noesOf('noted')).toEqual([2]);
    await note(2, '', 1);
    expect((await readNote()).body.note).toBeNull();
    expect(await noesOf('noted')).toEqual([]);
    expect((await note(2, 'x'.repeat(5_001))).status).toBe(400);
    expect((await note(99, 'x')).status).toBe(404);
  });

  it('come back as they were written, or are refused: half a character is no text', async () => {
    expect((await note(2, 'Half \ud83d')).status).toBe(400);
    expect((await note(2, 'Whole \ud83d\ude00')).body.note).toBe('Whole 😀');
  });
});

describe('wrong questions', () => {
  it('come from practice and tests, and go when they are mastered, removed or answered right', async () => {
    await getWrong(1, 2, 3, 4);
    const { answer_id } = await me.begin(examId, 3);
    await me.handIn(answer_id, { answer_details: [{ no: 6, seq: 1, answer: false }] });
    expect(await noesOf('wrong')).toEqual([1, 2, 3, 4, 6]);
    await test.call('POST /online/questions/mastered', { exam_id: examId, no: 1, mode: 0 }, { token: person.token });
    expect(await noesOf('wrong')).toEqual([2, 3, 4, 6]);
    expect(await noesOf('mastered')).toEqual([1]);
    const removal = { exam_id: examId, noes: [2, 12] };
    const removed = await test.call('DELETE /app/user/exam/questions/wrong', removal, { token: person.token });
    expect(removed.body).toEqual({ removed_count: 1 });
    const kept = await me.begin(examId, 4);
    await me.save(kept.answer_id, { no: 3, seq: 1, answer: true, check: true });
    expect(await noesOf('wrong')).toEqual([3, 4, 6]);
    const retiring = await me.begin(examId, 4, { retire_wrong: true });
    await me.save(retiring.answer_id, { no: 3, seq: 1, answer: true, check: true });
    expect(await noesOf('wrong')).toEqual([4, 6]);
    await test.call('DELETE /app/user/exam/questions/mastered/all', { exam_id: examId }, { token: person.token });
    expect(await noesOf('wrong')).toEqual([1, 4, 6]);
  });

  it('tell how often, with the key, to their person alone', async () => {
    await getWrong(7);
    await getWrong(7);
    const list = await test.call('POST /app/user/exam/questions/wrong', { exam_id: examId }, { token: person.token });
    expect(list.body.list).toMatchObject([
      { question: { no: 7, correct_answer: true }, mark: { wrong_count: 2, answered_count: 2 }, with_key: true },
    ]);
    const stranger = await test.tokenFor(await buildAccount(test.db));
    const theirs = await test.call('POST /app/user/exam/questions/wrong', { exam_id: examId }, { token: stranger });
    expect(theirs.body.list).toEqual([]);
  });

  it('hide the key again when the author has changed the question', async () => {
    const own = await buildExam(test.db, authorId, { paper: paperOf(statements(2)) });
    const { answer_id } = await me.begin(own, 1);
    await me.save(answer_id, { no: 1, seq: 1, answer: false, check: true });
    const question = { ...statements(1)[0]!, type: 4 as const, no: 1, desc: '<p>New</p>', correct_answer: false };
    const author = await test.tokenFor(authorId);
    await test.call('PUT /exam/live_update/question', { exam_id: own, question }, { token: author });
    const { body } = await test.call('POST /app/user/exam/questions/wrong', { exam_id: own }, { token: person.token });
    expect(body.list).toMatchObject([{ question: { desc: '<p>New</p>' }, with_key: false }]);
    expect(body.list[0]?.question).not.toHaveProperty('correct_answer');
  });
});

describe('exams with marked questions', () => {
  it('are listed by kind, searched and sorted, as far as they are open', async () => {
    const second = await buildExam(test.db, authorId, { title: 'Another one' });
    const closing = await buildExam(test.db, authorId, { title: 'Closing' });
    await favorite(1);
    await favorite(2);
    await favorite(1, 0, second);
    await favorite(1, 0, closing);
    await sql`update exam set isprivate = true where id = ${closing}`.execute(test.db);
    const list = (request: object) =>
      test.call('POST /user/exams/favorite', { req_total: 1, ...request }, { token: person.token });
    const { body } = await list({});
    expect(body.total).toBe(2);
    expect(body.list).toMatchObject([
      { exam: { id: second }, marked_count: 1 },
      { exam: { id: examId }, marked_count: 2 },
    ]);
    expect((await list({ order_by: 'count' })).body.list[0]?.exam.id).toBe(examId);
    expect((await list({ query_string: 'zanzibar' })).body.list).toHaveLength(1);
    expect((await list({ query_string: 'nowhere' })).body.total).toBe(0);
    expect((await list({ order_by: 'id;drop' })).status).toBe(400);
    expect((await test.call('POST /user/exams/wrong', {}, { token: person.token })).body.list).toEqual([]);
    expect((await test.call('POST /user/exams/note', {}, { token: person.token })).body.list).toEqual([]);
  });
});

describe('POST online/questions/deschls', () => {
  it('is for VIPs, and only after answering', async () => {
    expect((await highlight(2, [{ start: 0, end: 4 }])).body).toMatchObject({ error_code: errors.vip_only.code });
    await sql`update account set vip_until = now() + interval '1 day' where id = ${person.id}`.execute(test.db);
    expect((await highlight(2, [{ start: 0, end: 4 }])).body).toMatchObject({ error_code: errors.answer_first.code });
    const { answer_id } = await me.begin(examId, 3);
    await me.save(answer_id, { no: 2, seq: 1, answer: true });
    expect((await highlight(2, [{ start: 0, end: 4 }])).body).toEqual({ highlights: [{ start: 0, end: 4, color: 0 }] });
    const marks = await test.call(
      'POST /app/user/exam/questions/marks',
      { exam_id: examId, noes: [1, 2] },
      { token: person.token },
    );
    expect(marks.body.list).toMatchObject([{ no: 2, highlights: [{ start: 0, end: 4, color: 0 }] }]);
    expect((await highlight(2, [{ start: 4, end: 4 }])).status).toBe(400);
    await sql`update account set vip_until = null where id = ${person.id}`.execute(test.db);
    expect((await highlight(2, [])).status).toBe(200);
  });
});

describe('GET app/user/exam/questions/excel', () => {
  it('writes a list as a spreadsheet, with keys as far as they were seen', async () => {
    await getWrong(4);
    await favorite(4);
    await favorite(9);
    await note(9, '=cmd()');
    const file = await test.call(
      'GET /app/user/exam/questions/excel',
      { exam_id: examId, kind: 'favorited' },
      { token: person.token, language: 'zh-CN' },
    );
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const bytes = file.body as unknown as Uint8Array;
    const { sheets } = await readWorkbookSafely(bytes, 'list.xlsx');
    const [head, first, second] = sheets[0]?.rows ?? [];
    expect(head).toEqual(['题号', '试题', '选项', '答案', '解析', '我的笔记', '答错次数']);
    expect(first).toEqual(['4', 'Statement 4 of many', '', '正确', '', '', '1']);
    expect(second).toEqual(['9', 'Statement 9 of many', '', '', '', '=cmd()']);
  });
});
