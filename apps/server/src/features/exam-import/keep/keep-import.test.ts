import { readWorkbookSafely, writePaper } from '@tiku/papers';
import type { Paper } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../../../../packages/papers/src/testing/office-files.ts';
import { choiceQuestion } from '../../../testing/build-exam.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';
import { sendFile } from '../../../testing/send-file.ts';

const desk = useImportDesk();

const lines = [
  'Question,Type,Option 1,Option 2,Answer,Score',
  'One?,Single choice,yes,no,A,1',
  'No answer?,Single choice,yes,no,,1',
  'Two?,Single choice,yes,no,B,1',
  'Negative?,Single choice,yes,no,A,-1',
].join('\n');

const ask = (exam_id: number) =>
  desk.call('POST /app/user/exam/questions', { exam_id, limit: 100 }, { token: desk.author });
const countExams = async () => (await desk.db.selectFrom('exam').select('id').execute()).length;

describe('PUT /exam/imported', () => {
  it('makes one exam of an import, however often and by however many it is sent', async () => {
    const { body } = await desk.sendImport({ name: 'my exam.csv', bytes: lines });
    const before = await countExams();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.keep(body.import_id, { isprivate: false }, { toPublish: true })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.exam.id)).size).toBe(1);
    expect(await countExams()).toBe(before + 1);
    expect(answers[0]?.body.exam).toMatchObject({
      title: 'my exam',
      status: 0,
      isprivate: false,
      version: 1,
      questions_count: 2,
      full_score: 2,
    });
    const again = await desk.keep(body.import_id, { title: 'Another' });
    expect(again.body.exam.title).toBe('my exam');
  });

  it('leaves the exam its pictures when the import is given up at the same time', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const items = [{ question: choiceQuestion('<p>See <img src="a.png"></p>'), section: null, material: null }];
    const files = new Map([['a.png', picture]]);
    const paper: Paper = { title: 'T', description: '', duration: 0, sections: [], materials: [], items, files };
    const { bytes, extension } = await writePaper(paper, 'en');
    const { import_id } = (await desk.sendImport({ name: `t.${extension}`, bytes })).body;
    const held = await holdRows(desk, sql`select from exam_import where id = ${import_id} for update`);
    const keeping = desk.keep(import_id);
    await held.waitFor(1);
    const discarding = desk.call('DELETE /exam/import', { import_id }, { token: desk.author });
    await held.waitFor(2);
    await held.release();
    expect((await discarding).status).toBe(200);
    const { files: shown } = (await ask((await keeping).body.exam.id)).body;
    for (const url of Object.values(shown)) expect((await desk.send({ url })).status).toBe(200);
    expect(Object.keys(shown)).toEqual(['a.png']);
  });

  it('keeps a draft private unless told otherwise', async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: lines });
    const { body: kept } = await desk.keep(body.import_id, { title: 'Mine', duration: 45, category_id: 7 });
    expect(kept.exam).toMatchObject({ title: 'Mine', status: 2, isprivate: true, duration: 45, category_id: 7 });
  });

  it("answers for somebody else's import as for one that never was", async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: lines });
    const foreign = await desk.keep(body.import_id, {}, { token: desk.stranger });
    const unknown = await desk.keep(999_999, {}, { token: desk.stranger });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
  });

  it('makes no exam without a question', async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: 'Question,Answer\nWhy?,\n' });
    expect(body).toMatchObject({ questions_count: 0, rejected_count: 1 });
    expect((await desk.keep(body.import_id)).status).toBe(409);
  });

  it('lists each row that gave no question with its cell and its reason', async () => {
    const options = Array.from({ length: 21 }, (_, at) => `Option ${at + 1}`);
    const row = (stem: string, type: string, filled: string[], answer: string, score: string) =>
      [stem, type, ...options.map((_, at) => filled[at] ?? ''), answer, score].join(',');
    const { body } = await desk.sendImport({
      name: 'a.csv',
      bytes: [
        ['Question', 'Type', ...options, 'Answer', 'Score'].join(','),
        row('Good?', 'Single choice', ['a', 'b'], 'A', '1'),
        row('Too many?', 'Single choice', options, 'A', '1'),
        row('None?', 'Single choice', [], 'A', '1'),
        row('Elsewhere?', 'Single choice', ['a', 'b'], 'C', '1'),
        row('Negative?', 'Single choice', ['a', 'b'], 'A', '-1'),
      ].join('\n'),
    });
    expect(body).toMatchObject({ questions_count: 1, rejected_count: 4 });
    const rejected = await desk.call(
      'GET /exam/import/rejected',
      { import_id: body.import_id },
      { token: desk.author },
    );
    const reasons = rejected.body.list.map(({ row: at, problems }) => [at, problems[0]?.code, problems[0]?.cell]);
    expect(reasons).toEqual([
      [3, 'too-many-options', expect.stringMatching(/3$/)],
      [4, 'answer-not-an-option', 'X4'],
      [5, 'answer-not-an-option', 'X5'],
      [6, 'invalid-score', 'Y6'],
    ]);
    expect((await desk.keep(body.import_id)).body.exam.questions_count).toBe(1);
  });
});

const mend = (request: { import_id: number; no?: number; rejected_no?: number; question: Question }, language = 'en') =>
  desk.call('PUT /exam/import/question', request, { token: desk.author, language });

describe('mending', () => {
  it('puts what was rejected at its place and numbers the exam by it', async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: lines });
    const { import_id } = body;
    const question = choiceQuestion('<p>Mended?</p>');
    const mended = await mend({ import_id, rejected_no: 1, question });
    expect(mended.body.import).toMatchObject({ questions_count: 3, rejected_count: 1, problems_count: 1 });
    const again = await mend({ import_id, rejected_no: 1, question });
    expect(again.body).toEqual(mended.body);
    const preview = await desk.call('GET /exam/import/questions', { import_id, req_total: 1 }, { token: desk.author });
    expect(preview.body.list.map((entry) => [entry.question.desc, entry.question.no, entry.is_mended])).toEqual([
      ['One?', 1, false],
      ['<p>Mended?</p>', 3, true],
      ['Two?', 2, false],
    ]);
    expect(preview.body.total).toBe(3);
    const { body: kept } = await desk.keep(import_id);
    const { body: questions } = await ask(kept.exam.id);
    expect(questions.list.map(({ no, desc }) => [no, desc])).toEqual([
      [1, 'One?'],
      [2, '<p>Mended?</p>'],
      [3, 'Two?'],
    ]);
  });

  it('settles what was doubtful about a question, and cleans what was written', async () => {
    const doubtful = 'Question,Type,Answer\nRight?,True or false,A\nWrong?,True or false,False\n';
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: doubtful });
    const { import_id } = body;
    const list = () =>
      desk.call('GET /exam/import/questions', { import_id, doubtful: 1, req_total: 1 }, { token: desk.author });
    const before = await list();
    expect(before.body).toMatchObject({ total: 1, list: [{ row: 2, problems: [{ code: 'letter-for-true-false' }] }] });
    const no = before.body.list[0]?.question.no ?? 0;
    await mend({ import_id, no, question: choiceQuestion('<p onclick="x()">Right<script>1</script>?</p>') });
    expect((await list()).body).toMatchObject({ total: 0, list: [] });
    const all = await desk.call('GET /exam/import/questions', { import_id }, { token: desk.author });
    expect(JSON.stringify(all.body.list[0]?.question)).not.toMatch(/onclick|script/);
  });

  it('counts 1 point where a score is missing, and leaves alone what says 0 or was edited', async () => {
    const unscored = [
      'Question,Type,Answer,Score',
      'Right?,True or false,True,',
      'Nothing?,True or false,True,0',
      'Edited?,True or false,True,',
      '____ and ____?,Blank,one^^two,',
      'Two?,True or false,True,2',
    ].join('\n');
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: unscored });
    const { import_id } = body;
    expect(body).toMatchObject({ full_score: 2, problems_count: 3 });
    const free = { type: 4, desc: '<p>Edited?</p>', correct_answer: true, explanation: '', score: 0, difficulty: null };
    await mend({ import_id, no: 3, question: free as Question });
    const score = (token = desk.author) => desk.call('PUT /exam/import/scores', { import_id }, { token });
    const scored = await score();
    expect(scored.body.import).toMatchObject({ full_score: 4, problems_count: 0 });
    expect((await score()).body).toEqual(scored.body);
    expect((await score(desk.stranger)).status).toBe(404);
    const { body: questions } = await ask((await desk.keep(import_id)).body.exam.id);
    expect(questions.list.map((question) => 'score' in question && question.score)).toEqual([1, 0, 0, 1, 2]);
    expect(questions.list[3]).toMatchObject({ item_scores: [0.5, 0.5] });
  });

  it('counts 1 point each where nobody filled in the column of scores', async () => {
    const bytes = 'Question,Type,Answer,Score\nOne?,True or false,True,\nTwo?,True or false,False,\n';
    const { body } = await desk.sendImport({ name: 'a.csv', bytes });
    expect(body).toMatchObject({ full_score: 0, problems: [{ code: 'no-scores' }] });
    const { import_id } = body;
    const scored = await desk.call('PUT /exam/import/scores', { import_id }, { token: desk.author });
    expect(scored.body.import).toMatchObject({ full_score: 2, problems: [] });
  });

  it('refuses what is no whole question, in the words of its author', async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: lines });
    const { status, body: refused } = await mend(
      { import_id: body.import_id, no: 1, question: choiceQuestion('', ['a', '']) },
      'es',
    );
    expect(status).toBe(400);
    expect(refused).toMatchObject({
      error_code: 3005,
      fields: { 'question.desc': 'El enunciado no puede estar vacío' },
    });
    const none = await mend({ import_id: body.import_id, no: 99, question: choiceQuestion('<p>Which?</p>') });
    expect(none.status).toBe(404);
  });

  it('gives the rows that are still rejected back as a spreadsheet with the reasons', async () => {
    const { body } = await desk.sendImport({ name: 'a.csv', bytes: lines });
    await mend({ import_id: body.import_id, rejected_no: 2, question: choiceQuestion('<p>Mended?</p>') });
    const file = await desk.send({
      method: 'GET',
      url: '/api/1/exam/import/rejected/file',
      query: { os_type: '5', import_id: String(body.import_id) },
      headers: { authorization: `Bearer ${desk.author}`, 'accept-language': 'zh-CN' },
    });
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('未导入的行'));
    const { sheets } = await readWorkbookSafely(file.body as Buffer, 'rejected.xlsx');
    expect(sheets[0]?.rows[1]?.slice(0, 6)).toEqual(['No answer?', 'Single choice', 'yes', 'no', '', '1']);
    expect(sheets[0]?.rows[1]?.[6]).toContain('缺少答案');
    expect(sheets[0]?.rows).toHaveLength(2);
  });
});

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();

async function importPictures(files: Record<string, Uint8Array>) {
  const names = Object.keys(files);
  const paper: Paper = {
    title: 'Pictures',
    description: '',
    duration: 0,
    sections: [],
    materials: [],
    items: names.map((name) => ({
      question: choiceQuestion(`<p>See</p><p><img src="${name}" alt=""></p>`),
      section: null,
      material: null,
    })),
    files: new Map(Object.entries(files)),
  };
  const { bytes, extension } = await writePaper(paper, 'en');
  return desk.sendImport({ name: `pictures.${extension}`, bytes });
}

describe('pictures', () => {
  it('come along: the same one once, a large one smaller, one that nobody can read with a word about it', async () => {
    const [small, large] = [await noise(20), await noise(1_000)];
    expect(large.length).toBeGreaterThan(1024 * 1024);
    const { body } = await importPictures({
      'a.png': small,
      'b.png': small,
      'large.png': large,
      'broken.png': Buffer.from('no picture at all'),
    });
    expect(body).toMatchObject({ questions_count: 4, files_count: 2 });
    expect(body.problems).toMatchObject([{ severity: 'warning', code: 'unreadable-media', row: 8 }]);
    const preview = await desk.call(
      'GET /exam/import/questions',
      { import_id: body.import_id },
      { token: desk.author },
    );
    expect(Object.keys(preview.body.files).toSorted()).toEqual(['a.png', 'large.png']);
    expect(preview.body.list[1]?.question.desc).toContain('src="a.png"');
    const { body: kept } = await desk.keep(body.import_id);
    expect(kept.exam.files_count).toBe(2);
    const { body: questions } = await ask(kept.exam.id);
    const shown = await desk.send({ method: 'GET', url: questions.files['large.png'] ?? '' });
    expect(shown.status).toBe(200);
    expect((shown.body as Buffer).length).toBeLessThanOrEqual(1024 * 1024);
    expect(await sharp(shown.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1_000 });
  });

  it('of a row that gave no question come along when it is mended', async () => {
    const bytes = zip({
      'quiz.csv': Buffer.from('Question,A,B,Answer\nWhich is it? [img:fig.png],Left,Right,D\n1 + 1?,1,2,B\n'),
      'fig.png': await noise(10),
    });
    const { body } = await desk.sendImport({ name: 'quiz.zip', bytes: Buffer.from(bytes) });
    expect(body).toMatchObject({ questions_count: 1, rejected_count: 1, files_count: 0 });
    const { import_id } = body;
    const rejected = await desk.call('GET /exam/import/rejected', { import_id }, { token: desk.author });
    const stem = rejected.body.list[0]?.understood?.stem ?? '';
    expect(stem).toContain('<img src="fig.png"');
    expect((await desk.send({ method: 'GET', url: rejected.body.files['fig.png'] ?? '' })).status).toBe(200);
    const question = { ...choiceQuestion(stem), options: ['Left', 'Right'] };
    await desk.call('PUT /exam/import/question', { import_id, rejected_no: 1, question }, { token: desk.author });
    const { body: kept } = await desk.keep(import_id);
    expect(kept.exam).toMatchObject({ questions_count: 2, files_count: 1 });
  });

  it('can be added while mending, and are gone when the import is', async () => {
    const { body } = await importPictures({ 'a.png': await noise(10) });
    const added = await sendFile(
      desk,
      'POST /exam/import/file',
      { name: 'new.png', bytes: await noise(12) },
      { token: desk.author, query: { import_id: String(body.import_id) } },
    );
    const { name, url } = added.body as { name: string; url: string };
    expect(name).toMatch(/^new-[0-9a-f]{10}\.png$/);
    expect((await desk.send({ method: 'GET', url })).status).toBe(200);
    await desk.call('DELETE /exam/import', { import_id: body.import_id }, { token: desk.author });
    expect((await desk.send({ method: 'GET', url })).status).toBe(404);
    const left = await sql`select name from exam_import_media where import_id = ${body.import_id}`.execute(desk.db);
    expect(left.rows).toEqual([]);
  });
});
