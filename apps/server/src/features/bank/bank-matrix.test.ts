// Nobody else reads a bank: every call that takes an exam, asked by a stranger with the id of somebody's bank, answers as for
// an exam that never was; every call about banks works on the own one alone. Generated from the contract.
import { apiBase, contract, parseAddress } from '@tiku/contract';
import type { Address, Call, CallAddress, RequestOf } from '@tiku/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { banker, statement } from '../../testing/build-bank.ts';
import type { Banker } from '../../testing/build-bank.ts';
import { sendFile } from '../../testing/send-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let owner: Banker;
let stranger: Banker;
let bankId: number;

const never = 999_999_999;

beforeAll(async () => {
  owner = await banker(test);
  stranger = await banker(test);
  const category = await owner.addCategory('Private');
  for (let at = 0; at < 5; at += 1) await owner.add(statement(`very private ${at}`), category);
  await owner.call('POST /user_qdb/question/note', { question_id: 5, note: 'Dear diary' });
  bankId = (await owner.summary()).exam_id;
});

const calls = Object.entries(contract) as [CallAddress, Call][];

/** What each call needs beside the exam; what is not here needs nothing. */
const others: Partial<Record<string, object>> = {
  no: 1,
  noes: [1],
  mode: 0,
  prac_type: 1,
  query_string: 'private',
  kind: 'favorited',
  file_name: 'x.png',
  server_id: 1,
} as never;

function fill(request: z.ZodObject, examId: number): object | null {
  const shape = request.shape as Record<string, z.ZodType>;
  const wanted: Record<string, unknown> = { exam_id: examId };
  for (const [name, schema] of Object.entries(shape)) {
    if (name in wanted || schema.safeParse(undefined).success) continue;
    if (!(name in others)) return null;
    wanted[name] = others[name];
  }
  return request.safeParse(wanted).success ? wanted : null;
}

const ofExams = calls.flatMap(([address, { request, access, upload, response }]) => {
  if (access !== 'member' || !('exam_id' in request.shape) || upload) return [];
  const [asked, unknown] = [fill(request, 1), fill(request, never)];
  return asked && unknown && response !== 'bytes' ? [address] : [];
});

describe('somebody else’s bank', () => {
  it('is asked for through every call that needs little more than an exam', () => {
    expect(ofExams.length).toBeGreaterThan(25);
  });

  it.each(ofExams)('%s answers as for an exam that never was', async (address) => {
    const { request } = (contract as Record<Address, Call>)[address] as Call;
    const ask = (examId: number) => stranger.call(address, fill(request, examId) as RequestOf<typeof address>);
    const [theirs, nobodys] = [await ask(bankId), await ask(never)];
    expect({ status: theirs.status, body: theirs.body }).toEqual({ status: nobodys.status, body: nobodys.body });
    expect(JSON.stringify(theirs.body)).not.toContain('very private');
  });

  it('is changed by nothing that a stranger asks of banks', async () => {
    const snapshot = async () => {
      const { rows } = await sql`
        select (select jsonb_agg(q order by no) from exam_question q where exam_id = ${bankId}) as questions,
          (select jsonb_agg(b order by no) from bank_question b where exam_id = ${bankId}) as kept,
          (select jsonb_agg(m order by no) from question_mark m where exam_id = ${bankId}) as marks,
          (select jsonb_agg(s order by no) from exam_section s where exam_id = ${bankId}) as sections`.execute(test.db);
      return rows[0];
    };
    const before = await snapshot();
    const requests: { [A in Extract<CallAddress, `${string}user_qdb${string}`>]: RequestOf<A> } = {
      'GET /user_qdb/summary': {},
      'GET /user_qdb/categories': {},
      'POST /user_qdb/category': { id: 1, title: 'Mine now', order_no: 1 },
      'DELETE /user_qdb/category': { id: 1, delete_questions: true, count: 5 },
      'POST /user_qdb/categories': { categories: [{ id: 1, order_no: 9 }] },
      'DELETE /user_qdb/uncategory/questions': { count: 5 },
      'GET /user_qdb/questions': { question_ids: '1,2,3,4,5' },
      'GET /user_qdb/question/file': { question_id: 5, file_name: 'x.png' },
      'GET /user_qdb/question/note': { question_id: 5 },
      'POST /user_qdb/question/note': { question_id: 5, note: 'Read by me' },
      'POST /user_qdb/question/favorite': { question_id: 5, mode: 0 },
      'POST /user_qdb/question/mastered': { question_id: 5, mode: 0 },
      'POST /user_qdb/question/deschl': { question_id: 5, highlights: [] },
      'PUT /user_qdb/question/properties': { question_ids: [5], difficulty_level: 1 },
      'DELETE /user_qdb/question': { question_ids: [1, 2, 3, 4, 5] },
      'POST /user_qdb/live_update/file': { question_id: 5 },
      'PUT /user_qdb/live_update/question': { question: { ...statement('mine'), question_id: 5 } },
      'POST /user_qdb/question/fromexam': { exam_id: bankId, noes: [5] },
      'POST /user_qdb/question/fromimport': { import_id: 1 },
      'POST /user_qdb/question/newer': { question_id: 5 },
      'POST /user_qdb/exam': { question_ids: [1, 2], title: 'Mine' },
      'POST /user_qdb/questions/excel': { question_ids: [1, 2] },
      'GET /user_qdb/twins': {},
      'POST /user_qdb/twins/merge': { keep_id: 1, drop_id: 2 },
      'POST /user_qdb/twins/keep': { question_id: 2, twin_id: 1 },
      'POST /user_qdb/undo': { undo_id: 1 },
    };
    for (const [address, request] of Object.entries(requests) as [CallAddress, never][]) {
      const call = (contract as Record<Address, Call>)[address] as Call;
      const { body } = call.upload
        ? await sendFile(test, address, { name: 'x.png', bytes: 'no picture' }, { token: stranger.token })
        : await stranger.call(address, request);
      expect(JSON.stringify(body)).not.toMatch(/very private|Dear diary/);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('has no call that a signed-out person gets an answer from', async () => {
    for (const [address] of calls.filter(([each]) => each.includes('user_qdb'))) {
      const { method, path } = parseAddress(address);
      const { status } = await test.send({ method, url: apiBase + path, query: { os_type: '5' } });
      expect(status).toBe(401);
    }
  });
});
