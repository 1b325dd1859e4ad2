import { readWorkbookSafely } from '@tiku/papers';
import type { ColumnRole } from '@tiku/papers';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';

const desk = useImportDesk();

/** Numbers that never name the last option nor 0. */
const doubtful = [
  'Question,A,B,C,D,Correct answer',
  'Which is first?,p,q,r,s,2',
  'Which is second?,t,u,v,w,1',
  'Which is third?,x,y,z,a,2',
].join('\n');

const roles = ['stem', 'option', 'option', 'option', 'option', 'answer'] as const;

async function readKeys(import_id: number, token: string) {
  const { body } = await desk.call('GET /exam/import/questions', { import_id }, { token });
  return body.list.map(({ question }) => (question as { correct_answer?: unknown }).correct_answer);
}

async function settle(import_id: number, firstOption: 0 | 1, token: string) {
  const sheets = [{ sheet_no: 0, roles: [...roles], first_option: firstOption }];
  const { status, body } = await desk.call('PUT /exam/import/columns', { import_id, sheets }, { token });
  expect(status).toBe(200);
  await expect
    .poll(async () => (await desk.call('PUT /exam/import', { import_id }, { token })).body.status)
    .toBe('ready');
  return body.import;
}

it('holds what could be read in two ways until its author has said which', async () => {
  const { body } = await desk.sendImport({ name: 'doubtful.csv', bytes: doubtful });
  const { import_id } = body;
  expect(body).toMatchObject({ is_held: true, questions_count: 3 });
  expect(body.columns?.[0]?.columns.map(({ role }) => role)).toEqual(roles);
  expect(body.columns?.[0]?.columns.at(-1)).toMatchObject({
    name: 'Correct answer',
    is_unsure: true,
    samples: ['2', '1'],
  });
  expect(await desk.keep(import_id)).toMatchObject({ status: 409, body: { error_code: 3026 } });
  const taken = await desk.call('POST /user_qdb/question/fromimport', { import_id }, { token: desk.author });
  expect(taken.status).toBe(409);

  await settle(import_id, 0, desk.author);
  expect(await readKeys(import_id, desk.author)).toEqual([['C'], ['B'], ['C']]);
  await settle(import_id, 1, desk.author);
  expect(await readKeys(import_id, desk.author)).toEqual([['B'], ['A'], ['B']]);
  expect((await desk.keep(import_id)).status).toBe(200);
});

it('remembers what was said for the next file with these names, of this person alone', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const first = await desk.sendImport({ name: 'first.csv', bytes: doubtful }, { token });
  await settle(first.body.import_id, 0, token);
  const next = await desk.sendImport({ name: 'next.csv', bytes: doubtful }, { token });
  expect(next.body.is_held).toBe(false);
  expect(await readKeys(next.body.import_id, token)).toEqual([['C'], ['B'], ['C']]);
  const other = await desk.tokenFor(await buildAccount(desk.db));
  expect((await desk.sendImport({ name: 'next.csv', bytes: doubtful }, { token: other })).body.is_held).toBe(true);
});

it('is nobody else’s to say, and nothing to be said of our own layout', async () => {
  const { body } = await desk.sendImport({ name: 'doubtful.csv', bytes: doubtful });
  const sheets = [{ sheet_no: 0, roles: [...roles] }];
  const refused = await desk.call(
    'PUT /exam/import/columns',
    { import_id: body.import_id, sheets },
    { token: desk.stranger },
  );
  expect(refused.status).toBe(404);
});

it('lets the file go with the import', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const readUsed = async () => (await desk.call('GET /app/account/info', {}, { token })).body.account.storage_used;
  const { body } = await desk.sendImport({ name: 'doubtful.csv', bytes: doubtful }, { token });
  expect(await readUsed()).toBe(doubtful.length);
  await settle(body.import_id, 1, token);
  await desk.keep(body.import_id, {}, { token });
  expect(await readUsed()).toBe(0);
});

it('says the cause first, and what was understood of the rows it cost', async () => {
  const rows = ['One', 'Two', 'Three'].map((name, at) => `What is ${name}?,Single choice,p${at},q${at},r${at},C`);
  const bytes = ['Question,Type,Option A,Option B,Bemerkung,Answer', ...rows].join('\n');
  const { import_id } = (await desk.sendImport({ name: 'cause.csv', bytes })).body;
  const said: (ColumnRole | null)[] = ['stem', 'type', 'option', 'option', null, 'answer'];
  const sheets = [{ sheet_no: 0, roles: said }];
  await desk.call('PUT /exam/import/columns', { import_id, sheets }, { token: desk.author });
  await expect
    .poll(async () => (await desk.call('PUT /exam/import', { import_id }, { token: desk.author })).body.rejected_count)
    .toBe(3);
  const { body } = await desk.call('PUT /exam/import', { import_id }, { token: desk.author });
  expect(body.problems?.[0]).toMatchObject({ code: 'column-beside-options', cell: 'E1' });
  expect(body.problems?.[0]?.message).toContain('3');
  const rejected = await desk.call('GET /exam/import/rejected', { import_id }, { token: desk.author });
  expect(rejected.body.list[0]?.understood).toMatchObject({
    type: 1,
    stem: 'What is One?',
    options: ['p0', 'q0'],
    answers: ['C'],
  });
});

it('comes with a report for the person who made the file', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const { body } = await desk.sendImport({ name: 'doubtful.csv', bytes: doubtful }, { token });
  const report = await desk.send({
    method: 'GET',
    url: '/api/1/exam/import/report',
    query: { os_type: '5', import_id: String(body.import_id) },
    headers: { authorization: `Bearer ${token}` },
  });
  const { sheets } = await readWorkbookSafely(report.body as Buffer, 'report.xlsx');
  expect(sheets[0]?.rows[0]).toEqual(['Sheet', 'Row', 'Cell', 'Problem', 'What to do']);
  expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['1', '1', 'F1']);
});

it('keeps what was mended by hand, where it still fits, and brings back what fits again', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const bytes = [
    'Question,Type,Option A,Option B,Remark,Answer',
    'What is first?,Single choice,p,q,x,A',
    'What is second?,Single choice,r,s,t,C',
    'What is third?,Single choice,u,v,w,B',
  ].join('\n');
  const { body } = await desk.sendImport({ name: 'mended.csv', bytes }, { token });
  const { import_id } = body;
  const readAs = async (...said: (ColumnRole | null)[]) => {
    await desk.call('PUT /exam/import/columns', { import_id, sheets: [{ sheet_no: 0, roles: said }] }, { token });
    const ask = async () => (await desk.call('PUT /exam/import', { import_id }, { token })).body;
    await expect.poll(async () => (await ask()).status).toBe('ready');
    return ask();
  };
  const list = async () => (await desk.call('GET /exam/import/questions', { import_id }, { token })).body.list;
  await readAs('stem', 'type', 'option', 'option', null, 'answer');
  const [first] = await list();
  if (!first) throw new Error('the first row is a question');
  const { no: _no, section_no: _section, main_id: _id, main: _main, ...content } = first.question;
  const question = { ...content, desc: 'What is the very first?' } as never;
  const mended = await desk.call('PUT /exam/import/question', { import_id, no: 1, question }, { token });
  expect(mended.status).toBe(200);
  const made = { ...content, desc: 'What is the other one?' } as never;
  await desk.call('PUT /exam/import/question', { import_id, rejected_no: 1, question: made }, { token });

  const read = await readAs('stem', 'type', 'option', 'option', 'option', 'answer');
  expect(read).toMatchObject({ questions_count: 3, rejected_count: 0, kept_count: 2, waiting_count: 0 });
  const kept = await list();
  expect(kept.map((each) => [each.question.desc, each.is_mended])).toEqual([
    ['What is the very first?', true],
    ['What is the other one?', true],
    ['What is third?', false],
  ]);

  const other = await readAs(null, 'type', 'option', 'option', 'stem', 'answer');
  expect(other).toMatchObject({ kept_count: 0, waiting_count: 2 });
  expect(await readAs('stem', 'type', 'option', 'option', 'option', 'answer')).toMatchObject({
    kept_count: 2,
    waiting_count: 0,
  });
});
