// What the specification prescribes, as a client meets it on the wire: texts in `message`, limits, and fields in the query.
import { limits } from '@tiku/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildExam } from '../../testing/build-exam.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let token: string;
let examId: number;
let groupId: number;

beforeAll(async () => {
  const author = await buildAccount(test.db);
  token = await test.tokenFor(author);
  examId = await buildExam(test.db, author);
  groupId = (await test.call('POST /mycreated/group', { name: 'A class' }, { token })).body.group.group_id;
});

/** As a client sends it that knows nothing of our types. */
async function send(method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object = {}) {
  const url = `/api/1/${path}${path.includes('?') ? '&' : '?'}os_type=5`;
  return test.send({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
}

describe('a picture over its limit', () => {
  it.each([
    ['en', 'Image cannot exceed 1 MB.'],
    ['zh-CN', '图片不能超过 1 MB。'],
  ])('is refused with the limit named in %s', async (language, message) => {
    const file = { name: 'me.png', bytes: Buffer.alloc(limits.imageBytes + 1) };
    const sent = await sendFile(test, 'POST /app/user/thumbnail', file, { token, language });
    expect([sent.status, sent.body]).toEqual([413, { error_code: 3007, message }]);
  });

  it('and any other file too, also where it says so before it comes', async () => {
    for (const bytes of [limits.importBytes + 1, limits.importBytes + 1_000_000]) {
      const file = { name: 'exam.xlsx', bytes: Buffer.alloc(bytes) };
      const sent = await sendFile(test, 'PUT /exam/import', file, { token });
      expect([sent.status, sent.body]).toEqual([413, { error_code: 1014, message: 'This file cannot exceed 20 MB.' }]);
    }
  });
});

describe('a question that is not whole', () => {
  const whole = { no: 1, type: 1, desc: 'What?', options: ['a', 'b'], correct_answer: ['A'], score: 1 };

  it.each([
    ['no answer', { correct_answer: undefined }, 'Missing answer'],
    ['an empty answer', { correct_answer: [] }, 'Missing answer'],
    ['no score', { score: undefined }, 'Missing score'],
    ['no number for a score', { score: null }, 'Missing score'],
    ['no stem', { desc: undefined }, 'Stem cannot be empty'],
    ['an empty stem', { desc: '<p> </p>' }, 'Stem cannot be empty'],
    ['an empty option', { options: ['a', ''] }, 'Option 2 content cannot be empty'],
    ['a partial score that is none', { type: 2, partial_score: -1 }, 'Invalid partial score'],
    ['a partial score above its score', { type: 2, partial_score: 2 }, 'Invalid partial score'],
  ])('is refused for %s', async (_what, change, message) => {
    const question = { ...whole, ...change };
    const refusal = { status: 400, body: { error_code: 3005, message } };
    expect(await send('PUT', 'exam/live_update/question', { exam_id: examId, question })).toMatchObject(refusal);
    const { no: _no, ...kept } = question;
    expect(await send('PUT', 'user_qdb/live_update/question', { question: kept })).toMatchObject(refusal);
  });

  it.each([
    [{ type: 4, desc: 'It is.', score: 1 }, 'Missing answer'],
    [{ type: 3, desc: 'It is ___.', correct_answer: [[]], score: 1, item_scores: [1] }, 'Missing answer'],
    [{ type: 3, desc: 'It is ___.', correct_answer: [['a']], score: 1 }, 'Missing score'],
    [{ type: 0, desc: 'Why?', correct_answer: '' }, 'Missing score'],
  ])('of any type: %o', async (question, message) => {
    expect(await send('PUT', 'user_qdb/live_update/question', { question })).toMatchObject({
      status: 400,
      body: { error_code: 3005, message },
    });
  });
});

const exams = () => [{ exam_id: examId, sel_qs: [1] }];

describe('a homework', () => {
  it.each([undefined, null, ''])('without a deadline is told so: %s', async (end_time) => {
    const homework = { group_id: groupId, title: 'Soon', end_time };
    const { status, body } = await send('PUT', 'mymanaged/group/homework', { homework, exams: exams() });
    expect([status, body]).toMatchObject([
      400,
      {
        message: 'The deadline cannot be empty',
        fields: { 'homework.end_time': 'The deadline cannot be empty' },
      },
    ]);
  });

  it('with a deadline that is none is not', async () => {
    const homework = { group_id: groupId, title: 'Soon', end_time: 'tomorrow' };
    const { body } = await send('PUT', 'mymanaged/group/homework', { homework, exams: exams() });
    expect(body).toMatchObject({
      message: 'Please check what you entered.',
      fields: { 'homework.end_time': 'Not valid' },
    });
  });
});

describe('what is shared or posted', () => {
  it.each([
    ['PUT', 'mymanaged/group/share/exams', { exam_ids: [1], group_ids: [] }],
    ['POST', 'mymanaged/group/notice', { title: 'A', body: 'B', group_ids: [] }],
    ['POST', 'mymanaged/group/notice', { title: 'A', body: 'B' }],
  ] as const)('%s %s asks for a group', async (method, path, request) => {
    expect(await send(method, path, request)).toMatchObject({
      status: 400,
      body: { message: 'Choose at least one group' },
    });
  });
});

describe('a field that the specification sends in the query', () => {
  it('is read there', async () => {
    const partner = { type: 0, name: 'Lin', contact_name: 'Lin', contact_mobile: '', contact_email: '', is_draft: 1 };
    await send('POST', 'partner/info', { partner });
    expect((await send('DELETE', 'partner/image?type=0')).status).toBe(200);
    expect((await send('DELETE', 'partner/image?type=7')).status).toBe(400);
  });

  it('is believed as the body has it', async () => {
    expect((await send('DELETE', 'partner/image?type=7', { type: 0 })).status).toBe(200);
  });
});
