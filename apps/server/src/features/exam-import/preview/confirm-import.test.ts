import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImportDesk } from '../../../testing/import-desk.ts';
import type { ImportDesk } from '../../../testing/import-desk.ts';

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.close());

const contradictory = [
  '1. Which two of these are rivers?',
  'A. Rhine',
  'B. Rome',
  'C. Seine',
  'Answer: A',
  '2. Which is a city?',
  'A. Rhine',
  'B. Rome',
  'Answer: B',
].join('\n');

it('keeps what contradicts itself from being an exam until its author has said that it is right', async () => {
  const { body } = await desk.sendImport({ name: 'rivers.txt', bytes: contradictory });
  const { import_id } = body;
  expect(body).toMatchObject({ is_held: true, held_by: ['questions'], questions_count: 2 });
  expect(body.problems?.map(({ message }) => message)).toEqual(['The question asks for 2 answers, and the key has 1.']);
  expect(await desk.keep(import_id)).toMatchObject({ status: 409, body: { error_code: 3026 } });

  const stranger = await desk.call('PUT /exam/import/confirmed', { import_id }, { token: desk.stranger });
  expect(stranger.status).toBe(404);
  const confirmed = await desk.call('PUT /exam/import/confirmed', { import_id }, { token: desk.author });
  expect(confirmed).toMatchObject({
    status: 200,
    body: { import: { is_held: false, held_by: [], questions_count: 2 } },
  });
  // Said twice, it is the same.
  expect((await desk.call('PUT /exam/import/confirmed', { import_id }, { token: desk.author })).status).toBe(200);
  expect((await desk.keep(import_id)).status).toBe(200);
});

it('cannot be said while it is not certain what the columns are', async () => {
  const rows = ['p,q,r,s,2', 't,u,v,w,1', 'x,y,z,a,2'].map((cells, at) => `Which is number ${at}?,${cells}`);
  const { body } = await desk.sendImport({
    name: 'a.csv',
    bytes: ['Question,A,B,C,D,Correct answer', ...rows].join('\n'),
  });
  expect(body.held_by).toEqual(['columns']);
  const refused = await desk.call('PUT /exam/import/confirmed', { import_id: body.import_id }, { token: desk.author });
  expect(refused).toMatchObject({ status: 409, body: { error_code: 3026 } });
});

it('shows three questions beside the cells they were read from, but none that was mended', async () => {
  const rows = ['Paris', 'Rome', 'Oslo', 'Lima'].map(
    (city, at) => `Where is ${city}?,there,here,elsewhere,${'ABCA'[at]}`,
  );
  const { body } = await desk.sendImport({ name: 'b.csv', bytes: ['Question,A,B,C,Answer', ...rows].join('\n') });
  expect(body.samples_count).toBe(3);
  const compare = () => desk.call('GET /exam/import/samples', { import_id: body.import_id }, { token: desk.author });
  const { list } = (await compare()).body;
  for (const { question, cells, row } of list) {
    expect(cells[0]).toEqual({ cell: `A${row}`, name: 'Question', value: question.desc });
  }
  const mended = await desk.call(
    'PUT /exam/import/question',
    {
      import_id: body.import_id,
      no: list[0]!.question.no,
      question: { type: 1, desc: 'Where?', options: ['here', 'there'], correct_answer: ['A'], score: 1 },
    },
    { token: desk.author },
  );
  expect(mended.status).toBe(200);
  expect((await compare()).body.list).toHaveLength(2);
});
