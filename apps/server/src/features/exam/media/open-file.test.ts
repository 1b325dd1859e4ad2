import { practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveFile } from '../../../platform/files/files.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner } from '../../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import type { ExamTraits } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let authorId: number;
let author: string;
let reader: string;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
});
beforeEach(async () => {
  reader = await test.tokenFor(await buildAccount(test.db));
});

const names = ['stem & all.png', 'answer1.png', 'text.png', 'unused.png'];

async function storePicture() {
  const body = Buffer.from('any bytes');
  const about = { purpose: 'exam', name: 'right.png', contentType: 'image/png' } as const;
  const file = { accountId: authorId, companyId: null, ...about, body };
  return saveFile(test.services, file, async (_tx, { key }) => ({ key, contentHash: Buffer.alloc(32) }));
}

/** One question with a picture in its stem, its explanation and its material, and one that is nowhere. */
async function buildPictures(traits: ExamTraits = {}): Promise<number> {
  const question = {
    ...choiceQuestion('<p>See <img src="stem &amp; all.png"></p>'),
    explanation: '<p><img src="answer1.png"></p>',
  };
  const files = new Map(await Promise.all(names.map(async (name) => [name, await storePicture()] as const)));
  const paper = { items: [{ question, section: null, material: 0 }], materials: ['<p><img src="text.png"></p>'] };
  return buildExam(test.db, authorId, { paper, files, ...traits });
}

async function aliasOf(examId: number, name: string): Promise<string> {
  const query = test.db.selectFrom('exam_file').select('alias').where('exam_id', '=', examId).where('name', '=', name);
  return `${(await query.executeTakeFirstOrThrow()).alias}.png`;
}

const ask = (exam_id: number, file_name: string, token: string) =>
  test.call('GET /exam/file/2', { exam_id, file_name }, { token });

/** Statuses by the author's names, of the names that others are shown. */
async function askAll(examId: number, token: string): Promise<Record<string, number>> {
  const entries = names.map(async (name) => {
    const { status } = await ask(examId, await aliasOf(examId, name), token);
    return [name, status] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('GET /exam/file/2', () => {
  it('opens what is shown with a question under the name that it is shown by', async () => {
    const id = await buildPictures();
    expect(await askAll(id, reader)).toEqual({
      'stem & all.png': 200,
      'answer1.png': 404,
      'text.png': 200,
      'unused.png': 404,
    });
    const { body } = await test.call('POST /app/user/exam/questions', { exam_id: id }, { token: reader });
    for (const name of Object.keys(body.files)) expect((await ask(id, name, reader)).status).toBe(200);
    const other = await buildPictures();
    expect((await ask(other, Object.keys(body.files)[0] ?? '', reader)).status).toBe(404);
  });

  it("opens by the author's names for the author alone: a name that is guessed would tell what it shows", async () => {
    const id = await buildPictures();
    for (const name of names) {
      expect((await ask(id, name, author)).status).toBe(200);
      expect((await ask(id, name, reader)).status).toBe(404);
      expect((await ask(id, await aliasOf(id, name), author)).status).toBe(200);
    }
  });

  it('gives away no picture of an explanation before its question is answered', async () => {
    const id = await buildPictures();
    const me = learner(test, reader);
    const { answer_id } = await me.begin(id, practiceTypes.selection);
    await me.save(answer_id, { no: 1, seq: 1, answer: ['A'] });
    expect((await askAll(id, reader))['answer1.png']).toBe(404);
    await me.save(answer_id, { no: 1, seq: 2, answer: ['A'], check: true });
    expect((await askAll(id, reader))['answer1.png']).toBe(200);
  });

  it('gives away no picture of an explanation that was seen before, while its question is asked in a test', async () => {
    const id = await buildPictures();
    const me = learner(test, reader);
    const { answer_id } = await me.begin(id, practiceTypes.selection);
    await me.save(answer_id, { no: 1, seq: 1, answer: ['A'], check: true });
    const test3 = await me.begin(id, practiceTypes.test);
    expect((await askAll(id, reader))['answer1.png']).toBe(404);
    await me.handIn(test3.answer_id);
    expect((await askAll(id, reader))['answer1.png']).toBe(200);
  });
});

const statusOf = async (url: string) => (await test.send({ url })).status;

/** The address of a picture that anybody sees who opens the exam. */
async function openStem(examId: number, token = reader): Promise<string> {
  const { body } = await ask(examId, await aliasOf(examId, 'stem & all.png'), token);
  expect(await statusOf(body.url)).toBe(200);
  return body.url;
}

const edit = (exam: { id: number; isprivate?: boolean }, more: object = {}) =>
  test.call('PUT /app/exam/detail', { exam, to_publish: false, ...more }, { token: author });

describe('an address that was given out', () => {
  it('ends when the exam is made private, for everybody but its author', async () => {
    const id = await buildPictures();
    const [url, own] = [await openStem(id), await openStem(id, author)];
    await edit({ id, isprivate: true });
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(own)).toBe(200);
    await edit({ id, isprivate: false });
    expect(await statusOf(url)).toBe(200);
  });

  it('ends when the exam is deleted, suspended or its author closed', async () => {
    const id = await buildPictures();
    const url = await openStem(id);
    await test.call('DELETE /app/exams', { exam_ids: [id] }, { token: author });
    expect(await statusOf(url)).toBe(404);
    await test.call('PUT /app/exams/recover', { exam_ids: [id] }, { token: author });
    expect(await statusOf(url)).toBe(200);
    await sql`update exam set status = 20 where id = ${id}`.execute(test.db);
    expect(await statusOf(url)).toBe(404);
    await sql`update exam set status = 0 where id = ${id}`.execute(test.db);
    await sql`update account set is_disabled = true where id = ${authorId}`.execute(test.db);
    expect(await statusOf(url)).toBe(404);
    await sql`update account set is_disabled = false where id = ${authorId}`.execute(test.db);
  });

  it('ends when the link is renewed by which somebody came', async () => {
    const id = await buildPictures({ isprivate: true });
    const share = await test.call('GET /exam/shareurl', { exam_id: id }, { token: author });
    const token = new URL(share.body.url).searchParams.get('share') ?? '';
    await test.call('GET /app/user/exam/detail2', { share: token }, { token: reader });
    const url = await openStem(id);
    await edit({ id }, { renew_share: true });
    expect(await statusOf(url)).toBe(404);
  });

  it('holds for somebody who has been asked, whatever becomes of the exam, until they delete what they did', async () => {
    const id = await buildPictures();
    const me = learner(test, reader);
    const { answer_id } = await me.begin(id, practiceTypes.test);
    const { body } = await me.questions(id, answer_id);
    const [url = ''] = Object.values(body.files);
    const fromExam = await openStem(id);
    await edit({ id, isprivate: true });
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(fromExam)).toBe(404);
    await me.handIn(answer_id);
    const mine = { exam_id: id, answer_ids: [answer_id] };
    await test.call('DELETE /exam/user_online_prac/history_answers', mine, { token: reader });
    expect(await statusOf(url)).toBe(404);
  });

  it('ends with the exam itself', async () => {
    const id = await buildPictures();
    const url = await openStem(id);
    for (const mapping of ['exam_file', 'asked_content'] as const) {
      await test.db.deleteFrom(mapping).where('exam_id', '=', id).execute();
    }
    expect(await statusOf(url)).toBe(404);
  });
});
