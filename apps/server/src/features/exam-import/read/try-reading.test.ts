// A file that nobody understood: its author tries how it is to be read, and only then it is read so.
import type { RequestOf } from '@tiku/contract';
import { expect, it } from 'vitest';
import { buildAccount } from '../../../testing/build-account.ts';
import { useImportDesk } from '../../../testing/import-desk.ts';

const desk = useImportDesk();

type Reading = RequestOf<'POST /exam/import/trial'>;

const card = (name: string, key: string) => [name, 'red', 'green', 'blue', key];
const cards = [...card('The sky is', 'blue'), ...card('Grass is', 'green'), ...card('Blood is', 'red')].join('\n');
const roles = ['stem', 'option', 'option', 'option', 'answer'] as const;

const tryOut = (reading: Reading, token = desk.author) => desk.call('POST /exam/import/trial', reading, { token });

async function readAnew(reading: Reading, token = desk.author) {
  const { status } = await desk.call('PUT /exam/import/columns', reading, { token });
  const ask = async () => (await desk.call('PUT /exam/import', { import_id: reading.import_id }, { token })).body;
  await expect.poll(async () => (await ask()).status).toBe('ready');
  return { status, body: await ask() };
}

it('shows what would be read, and keeps nothing of it', async () => {
  const accountId = await buildAccount(desk.db);
  const token = await desk.tokenFor(accountId);
  const readUsed = async () => (await desk.call('GET /app/account/info', {}, { token })).body.account.storage_used;
  const { body: before } = await desk.sendImport({ name: 'cards.csv', bytes: cards }, { token });
  const { import_id } = before;
  expect(before).toMatchObject({ questions_count: 0, rejected_count: 15, text: { encoding: 'utf-8' } });
  expect(before.columns?.[0]?.columns).toHaveLength(1);
  const used = await readUsed();

  const proposed = await tryOut({ import_id, sheets: [{ sheet_no: 0, rows_each: 5 }] }, token);
  expect(proposed.status).toBe(200);
  expect(proposed.body.columns[0]?.columns.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  const { body } = await tryOut({ import_id, sheets: [{ sheet_no: 0, rows_each: 5, roles: [...roles] }] }, token);
  expect(body).toMatchObject({ questions_count: 3, rejected_count: 0 });
  expect(body.list.map(({ question }) => question)).toMatchObject([
    { no: 1, desc: 'The sky is', options: ['red', 'green', 'blue'], correct_answer: ['C'] },
    { no: 2, correct_answer: ['B'] },
    { no: 3, correct_answer: ['A'] },
  ]);
  expect(body.list[1]).toMatchObject({ sheet_no: 0, row: 6, problems: [] });
  expect(body.list[1]?.cells[0]).toEqual({ cell: 'A6', name: '', value: 'Grass is' });

  expect((await desk.call('PUT /exam/import', { import_id }, { token })).body).toEqual(before);
  expect(await readUsed()).toBe(used);
  const kept = desk.db.selectFrom('import_recipe').selectAll().where('account_id', '=', accountId);
  expect(await kept.execute()).toEqual([]);

  const read = await readAnew({ import_id, sheets: [{ sheet_no: 0, rows_each: 5, roles: [...roles] }] }, token);
  expect(read.body).toMatchObject({ questions_count: 3, rejected_count: 0, is_held: false });
  expect(read.body.columns?.[0]?.said).toEqual({ rows_each: 5 });
});

const sheet = (title: string) =>
  [title, 'Sleutel,Vraag,Opties', 'A,Which is a colour?,red~house~tree', 'C,Which is a plant?,red~house~tree'].join(
    '\n',
  );

it('remembers the whole of what was said, for files of the same shape', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const said = { header_row: 2, separator: '~', answer_form: 'letters', roles: ['answer', 'stem', 'option'] } as const;
  const { body } = await desk.sendImport({ name: 'a.csv', bytes: sheet('Spring') }, { token });
  const sheets = [{ sheet_no: 0, ...said, roles: [...said.roles] }];
  expect((await readAnew({ import_id: body.import_id, sheets }, token)).body.questions_count).toBe(2);
  const next = await desk.sendImport({ name: 'b.csv', bytes: sheet('Summer,2026,second,sitting') }, { token });
  expect(next.body).toMatchObject({ questions_count: 2, is_held: false });
  expect(next.body.columns?.[0]?.said).toEqual({ header_row: 2, separator: '~', answer_form: 'letters' });
  const { body: page } = await desk.call('GET /exam/import/questions', { import_id: next.body.import_id }, { token });
  expect(page.list.map(({ question }) => question)).toMatchObject([
    { options: ['red', 'house', 'tree'], correct_answer: ['A'] },
    { options: ['red', 'house', 'tree'], correct_answer: ['C'] },
  ]);
});

it('is for the author alone, and refuses what makes no sense', async () => {
  const { import_id } = (await desk.sendImport({ name: 'cards.csv', bytes: cards })).body;
  expect((await tryOut({ import_id, sheets: [] }, desk.stranger)).status).toBe(404);
  const bad = [
    { sheets: [{ sheet_no: 0, rows_each: 0 }] },
    { sheets: [{ sheet_no: 0, rows_each: 21 }] },
    { sheets: [{ sheet_no: 0, header_row: -1 }] },
    { sheets: [{ sheet_no: 0, separator: '' }] },
    { sheets: [{ sheet_no: 0, separator: '~'.repeat(11) }] },
    { sheets: [{ sheet_no: 0, answer_form: 'colours' }] },
    { sheets: [{ sheet_no: 0, answers_sheet: -1 }] },
    { sheets: [{ sheet_no: 0, other: 1 }] },
    { sheets: [], encoding: 'rot13' },
    { sheets: [], delimiter: 'ab' },
    { sheets: [], delimiter: '"' },
  ];
  const statuses = [];
  for (const reading of bad) statuses.push((await tryOut({ import_id, ...reading } as Reading)).status);
  expect(statuses).toEqual(bad.map(() => 400));
});

it('answers also while the file is being read anew, and no longer once it is an exam', async () => {
  const { import_id } = (await desk.sendImport({ name: 'a.csv', bytes: 'Question,Answer\nIs it?,True\n' })).body;
  const mark = (status: string) =>
    desk.db.updateTable('exam_import').set({ status }).where('id', '=', import_id).execute();
  await mark('processing');
  expect((await tryOut({ import_id, sheets: [] })).body.questions_count).toBe(1);
  await mark('ready');
  await desk.call('PUT /exam/import/confirmed', { import_id }, { token: desk.author });
  expect((await desk.keep(import_id)).status).toBe(200);
  expect((await tryOut({ import_id, sheets: [] })).status).toBe(409);
});

it('does not lose a file that cannot be read as was said', async () => {
  const bytes = Buffer.from('b0ddc3442cb5aaaed70aa4f4ac4fb247c5e92cb9ef0a', 'hex');
  const { import_id } = (await desk.sendImport({ name: 'big5.csv', bytes })).body;
  const said: Reading = { import_id, sheets: [], encoding: 'big5', delimiter: ',' };
  expect((await tryOut(said)).body.list[0]?.question.desc).toBe('水是液體');
  const { status, body } = await readAnew(said);
  expect(status).toBe(200);
  expect(body).toMatchObject({ questions_count: 1, text: { encoding: 'big5', delimiter: ',' } });

  const wide = await desk.sendImport({
    name: 'wide.csv',
    bytes: Buffer.from('Question,Answer\nIs it?,True\n', 'utf16le'),
  });
  const narrow: Reading = { import_id: wide.body.import_id, sheets: [], encoding: 'utf-8' };
  expect(await tryOut(narrow)).toMatchObject({ status: 400, body: { error_code: 3020 } });
  const refused = await readAnew(narrow);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ questions_count: 1, text: { encoding: 'utf-16le' } });
});

it('reads text that was typed in another encoding too', async () => {
  const bytes = Buffer.concat([
    Buffer.from('1. ', 'latin1'),
    Buffer.from('a4f4ac4fb247c5e9', 'hex'),
    Buffer.from('?\nA. ', 'latin1'),
    Buffer.from('b9ef', 'hex'),
    Buffer.from('\nB. ', 'latin1'),
    Buffer.from('bff9', 'hex'),
    Buffer.from('\nAnswer: A\n', 'latin1'),
  ]);
  const { body } = await desk.sendImport({ name: 'typed.txt', bytes });
  expect(body).toMatchObject({ columns: [], text: { delimiter: null } });
  const { body: tried } = await tryOut({ import_id: body.import_id, sheets: [], encoding: 'big5' });
  expect(tried.list[0]?.question.desc).toBe('水是液體?');
});

it('brings the other way along where there are two, and shows the questions of the same rows in it', async () => {
  const token = await desk.tokenFor(await buildAccount(desk.db));
  const bytes = ['Question,A,B,C,D,Correct answer', 'Which is first?,p,q,r,s,2', 'Which is second?,t,u,v,w,1'].join(
    '\n',
  );
  const { body } = await desk.sendImport({ name: 'two.csv', bytes }, { token });
  const { import_id, rivals = [] } = body;
  expect(rivals).toMatchObject([{ sheet_no: 0, first_option: 0 }]);
  const rows = [{ sheet_no: 0, row: 3 }];
  const { list } = (await tryOut({ import_id, sheets: rivals, rows }, token)).body;
  expect(list).toMatchObject([{ row: 3, question: { desc: 'Which is second?', correct_answer: ['B'] } }]);
  const read = await readAnew({ import_id, sheets: rivals }, token);
  expect(read.body).toMatchObject({ is_held: false, rivals: [] });
});
