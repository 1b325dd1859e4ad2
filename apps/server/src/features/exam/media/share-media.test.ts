import { examKinds, practiceTypes } from '@tiku/contract';
import { readWorkbookSafely } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { listMedia } from '@tiku/questions/rich-text';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { saveFile } from '../../../platform/files/files.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { buildExam, choiceQuestion } from '../../../testing/build-exam.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let author: string;
let reader: string;
let examId: number;

const pictures = [
  'my-stem.png',
  'my-RIGHT.PNG',
  'my-wrong.png',
  'my-because.png',
  'my-reference.png',
  'my-shared.png',
  'my-part.png',
];

const questions: Question[] = [
  {
    ...choiceQuestion('<p>Which? <img src="my-stem.png" alt="three"></p>', [
      '<img src="my-wrong.png">',
      '<img src="my-RIGHT.PNG">',
      '<img src="my-forgotten-answer.png">',
    ]),
    explanation: '<p><img src="my-because.png"></p>',
  },
  {
    type: 7,
    desc: '<p>Draw it.</p>',
    correct_answer: '<p><img src="my-reference.png"></p>',
    explanation: '',
    score: 5,
    difficulty: null,
  },
];

beforeAll(async () => {
  const authorId = await buildAccount(test.db);
  author = await test.tokenFor(authorId);
  reader = await test.tokenFor(await buildAccount(test.db));
  const save = async (name: string) => {
    const file = { accountId: authorId, companyId: null, purpose: 'exam', name, contentType: 'image/png' } as const;
    return saveFile(test.services, { ...file, body: Buffer.from(name) }, async (_tx, { key }) => ({
      key,
      contentHash: Buffer.alloc(32),
    }));
  };
  examId = await buildExam(test.db, authorId, {
    paper: {
      sections: [{ title: 'Part', description: '<p><img src="my-part.png"></p>' }],
      materials: ['<p><img src="my-shared.png"></p>'],
      items: questions.map((question) => ({ question, section: 0, material: 0 })),
    },
    files: new Map(await Promise.all(pictures.map(async (name) => [name, await save(name)] as const))),
  });
});

/** What an author called files, wherever it stands in what was sent. */
function namesIn(sent: unknown): string[] {
  return JSON.stringify(sent).match(/my-[\w.]+/g) ?? [];
}

it('keeps the names an author gave files from everybody who answers, wherever questions and keys are shown', async () => {
  const options = { token: reader };
  const me = learner(test, reader);
  const { answer_id } = await me.begin(examId, practiceTypes.selection);
  const test3 = await me.begin(examId, practiceTypes.test);
  await me.handIn(test3.answer_id);
  const checked = await me.save(answer_id, { no: 1, seq: 1, answer: ['A'], check: true });
  await test.call('POST /online/questions/favorite', { exam_id: examId, no: 1, mode: 0 }, options);
  const favorited = await test.call('POST /app/user/exam/questions/favorited', { exam_id: examId }, options);
  expect(favorited.body.list[0]).toMatchObject({ with_key: true });
  const answers = [
    checked,
    favorited,
    await test.call('POST /app/user/exam/questions', { exam_id: examId }, options),
    await test.call('POST /question/search', { query_string: 'Which', exam_id: examId }, options),
    await test.call('GET /exam/struct', { exam_id: examId }, options),
    await test.call('GET /app/user/exam/sections', { exam_id: examId }, options),
    await me.questions(examId, test3.answer_id),
    await me.details(test3.answer_id, [1, 2]),
    await me.details(answer_id, [1, 2], true),
    await me.report(test3.answer_id),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.flatMap(({ body }) => namesIn(body))).toEqual([]);
});

it('keeps them out of a list that is taken away as a file', async () => {
  const options = { token: reader };
  await test.call('POST /online/questions/favorite', { exam_id: examId, no: 1, mode: 0 }, options);
  const list = { exam_id: examId, kind: 'favorited' } as const;
  const { body } = await test.call('GET /app/user/exam/questions/excel', list, options);
  const { sheets } = await readWorkbookSafely(body as unknown as Buffer, 'list.xlsx');
  expect(sheets[0]?.rows).toHaveLength(2);
  expect(namesIn(sheets)).toEqual([]);
});

it('gives each file one name, which says how to show it and finds its address', async () => {
  const { body } = await test.call('POST /app/user/exam/questions', { exam_id: examId }, { token: reader });
  const [choice] = body.list;
  const shown = [
    choice?.desc ?? '',
    ...(choice && 'options' in choice ? choice.options : []),
    choice?.main ?? '',
  ].flatMap(listMedia);
  expect(shown).toHaveLength(5);
  const missing = shown.filter((name) => !(name in body.files));
  expect(missing).toEqual(['missing.png']);
  for (const name of shown) expect(name).toMatch(/^([0-9a-f]{16}|missing)\.png$/);
  expect(Object.keys(body.files)).toHaveLength(4);
  for (const [name, url] of Object.entries(body.files)) {
    expect(url).not.toContain(name);
    const { status, headers } = await test.send({ url });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('inline');
  }
});

it('leaves authors their own names', async () => {
  const { body } = await test.call('POST /app/user/exam/questions', { exam_id: examId }, { token: author });
  expect(body.list[0]?.desc).toContain('src="my-stem.png"');
  expect(Object.keys(body.files).toSorted()).toEqual([
    'my-RIGHT.PNG',
    'my-because.png',
    'my-reference.png',
    'my-shared.png',
    'my-stem.png',
    'my-wrong.png',
  ]);
  const sections = await test.call('GET /app/user/exam/sections', { exam_id: examId }, { token: author });
  expect(sections.body.list[0]?.description).toContain('src="my-part.png"');
});

it('shows each question its own file where two exams have given one name to two', async () => {
  const authorId = await buildAccount(test.db);
  const exams = [];
  for (const colour of ['red', 'blue']) {
    const about = {
      accountId: authorId,
      companyId: null,
      purpose: 'exam',
      name: '1.png',
      contentType: 'image/png',
    } as const;
    const saved = await saveFile(test.services, { ...about, body: Buffer.from(colour) }, async (_tx, { key }) => ({
      key,
      contentHash: Buffer.alloc(32),
    }));
    exams.push(
      await buildExam(test.db, authorId, {
        isprivate: true,
        paper: {
          sections: [],
          materials: [`<p>${colour} <img src="1.png"></p>`],
          items: [{ question: choiceQuestion(`<p>${colour} <img src="1.png"></p>`), section: null, material: 0 }],
        },
        files: new Map([['1.png', saved]]),
      }),
    );
  }
  const ownerId = await buildAccount(test.db);
  const token = await test.tokenFor(ownerId);
  const bank = await buildExam(test.db, ownerId, { kind: examKinds.bank, paper: paperOf([]) });
  await sql`
    insert into exam_question (exam_id, no, content_id, material_id, type, score)
    select ${bank}, row_number() over (order by exam_id), content_id, material_id, type, score
    from exam_question where exam_id = any(${exams}::bigint[])`.execute(test.db);

  async function coloursOf(list: readonly { desc: string; main: string | null }[], files: Record<string, string>) {
    const shown = [];
    for (const html of list.flatMap(({ desc, main }) => [desc, main ?? ''])) {
      const [name = ''] = listMedia(html);
      shown.push([html.match(/red|blue/)?.[0], (await test.app.inject({ url: files[name] ?? '/' })).body]);
    }
    return shown;
  }
  const right = [
    ['red', 'red'],
    ['red', 'red'],
    ['blue', 'blue'],
    ['blue', 'blue'],
  ];
  const own = await test.call('POST /app/user/exam/questions', { exam_id: bank }, { token });
  expect(own.body.with_keys).toBe(false);
  expect(await coloursOf(own.body.list, own.body.files)).toEqual(right);
  const me = learner(test, token);
  const { answer_id } = await me.begin(bank, practiceTypes.test);
  const asked = await me.questions(bank, answer_id);
  expect(await coloursOf(asked.body.list, asked.body.files)).toEqual(right);
  const tested = await test.call('POST /app/user/exam/questions', { exam_id: bank }, { token });
  expect(tested.body.with_keys).toBe(false);
  expect(JSON.stringify(tested.body)).not.toContain('correct_answer');
});
