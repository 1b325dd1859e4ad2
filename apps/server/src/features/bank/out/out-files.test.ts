// Pictures of what was taken, on all its ways: into the bank, through the editor, and out again into files, exams and homework.
import { practiceTypes } from '@tiku/contract';
import { readPaperSafely } from '@tiku/papers';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { saveFile } from '../../../platform/files/files.ts';
import { sweepUnmappedFiles } from '../../../platform/files/sweep-files.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { learner, paperOf } from '../../../testing/build-attempt.ts';
import { banker, statement } from '../../../testing/build-bank.ts';
import type { Banker } from '../../../testing/build-bank.ts';
import { buildExam } from '../../../testing/build-exam.ts';
import { buildGroup } from '../../../testing/build-group.ts';
import { hoursFromNow } from '../../../testing/build-homework.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const test = useTestApp();
let me: Banker;
let authorId: number;
let sourceId: number;

beforeAll(async () => {
  authorId = await buildAccount(test.db);
  me = await banker(test);
  const body = Buffer.from('a picture');
  const picture = { accountId: authorId, companyId: null, purpose: 'exam', name: 'moon.png', contentType: 'image/png' };
  const saved = await saveFile(test.services, { ...picture, purpose: 'exam', body }, async (_tx, { key }) => key);
  sourceId = await buildExam(test.db, authorId, {
    paper: paperOf([statement('This is the moon: <img src="moon.png">'), statement('Nothing to see')]),
    files: new Map([['moon.png', { key: saved, contentHash: Buffer.alloc(32) }]]),
  });
  await me.take({ exam_id: sourceId, noes: [1, 2], category_id: await me.addCategory('My weak spots') });
  const work = learner(test, me.token);
  const { answer_id } = await work.begin((await me.summary()).exam_id, practiceTypes.sequential);
  await work.save(answer_id, { no: 1, seq: 1, answer: true, check: true });
});

/** As the nightly job does, with files that are old enough. */
async function sweep(): Promise<void> {
  await sql`update file set created_at = now() - interval '2 days'`.execute(test.db);
  await sweepUnmappedFiles(test.db, test.services.files);
}

async function expectPicture(files: Record<string, string>): Promise<void> {
  const addresses = Object.values(files);
  expect(addresses).toHaveLength(1);
  const { statusCode, body } = await test.app.inject({ url: addresses[0] ?? '' });
  expect([statusCode, body]).toEqual([200, 'a picture']);
}

const listed = async () => (await me.list({ question_ids: '1' })).files;
const questionsOf = async (exam_id: number, token = me.token) =>
  (await test.call('POST /app/user/exam/questions', { exam_id }, { token })).body;

it('stay when the exam they come from goes', async () => {
  await expectPicture(await listed());
  const token = await test.tokenFor(authorId);
  expect((await test.call('DELETE /app/exams', { exam_ids: [sourceId] }, { token })).status).toBe(200);
  await sweep();
  await expectPicture(await listed());
});

it('come along into a homework, which tells nobody the names of categories', async () => {
  const memberId = await buildAccount(test.db);
  const member = await test.tokenFor(memberId);
  const group_id = await buildGroup(test.db, me.id, { members: [memberId] });
  const { exam_id: bankId } = await me.summary();
  const { body } = await me.call('PUT /mymanaged/group/homework', {
    homework: { group_id, title: 'From my bank', end_time: hoursFromNow(1) },
    exams: [{ exam_id: bankId, sel_qs: [2, 1] }],
  });
  const { exam_id } = body.homework;
  const { answer_id } = await learner(test, member).begin(exam_id, practiceTypes.homework);
  const asked = await test.call('POST /app/user/exam/questions', { exam_id, answer_id }, { token: member });
  expect(asked.body.list.map(({ desc }) => desc.replace(/<img[^>]*>/, ''))).toEqual([
    '<p>Nothing to see</p>',
    '<p>This is the moon: </p>',
  ]);
  await expectPicture(asked.body.files);
  const sections = await test.call('GET /app/user/exam/sections', { exam_id }, { token: member });
  expect(JSON.stringify([asked.body, sections.body])).not.toContain('My weak spots');
});

it('are still there after the question was rewritten, in a new exam and in a spreadsheet', async () => {
  const [taken] = (await me.list({ question_ids: '1' })).list;
  const desc = taken?.desc.replace('This is', 'This was') ?? '';
  expect((await me.write({ ...statement(''), desc, question_id: 1 })).status).toBe(200);
  await sweep();
  expect((await me.list({ question_ids: '1' })).list[0]?.desc).toContain('This was the moon');
  await expectPicture(await listed());

  const sheet = await me.call('POST /user_qdb/questions/excel', { question_ids: [1] });
  const { paper } = await readPaperSafely(sheet.body as unknown as Uint8Array, 'bank.zip');
  expect(Array.from(paper.files.values(), (bytes) => Buffer.from(bytes).toString())).toEqual(['a picture']);

  const { body } = await me.call('POST /user_qdb/exam', { question_ids: [1], title: 'With a moon' });
  await me.call('DELETE /user_qdb/question', { question_ids: [1] });
  await sweep();
  await expectPicture((await questionsOf(body.exam_id)).files);
});
