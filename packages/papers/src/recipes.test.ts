// What an author says of a file: each answer reads one that is read wrong, or not at all, without it.
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import { readWorkbook } from './read/read-workbook.ts';
import type { SheetRecipe, TextRecipe } from './recipe.ts';
import { buildWorkbook, listQuestions } from './testing/build-workbook.ts';

function read(rows: string[][] | Record<string, string[][]>, said?: Omit<SheetRecipe, 'sheet_no'>, sheets = [0]) {
  const workbook = buildWorkbook(Array.isArray(rows) ? { Sheet1: rows } : rows);
  return importPaper(workbook, { sheets, recipes: said ? [{ sheet_no: 0, ...said }] : [] });
}

const stem = 'stem';
const option = 'option';
const answer = 'answer';

describe('the row of the names', () => {
  const above = ['Question', 'Option A', 'Option B', 'Option C', 'Answer'];
  const rows = [
    above,
    ['(text)', '(text)', '(text)', '(text)', '(letter)'],
    ['Sleutel', 'Vraag', 'Eerste', 'Tweede', 'Derde'],
    ['A', 'Which is red?', 'Mars', 'Venus', 'Earth'],
    ['B', 'Which is hot?', 'Mars', 'Venus', 'Earth'],
  ];
  const expected = [
    [1, 'Which is red?', 'Mars|Venus|Earth', 'A'],
    [1, 'Which is hot?', 'Mars|Venus|Earth', 'B'],
  ];

  const roles = [answer, stem, option, option, option] as const;

  it('is the one that the author says, and what stands above it is no question', () => {
    expect(listQuestions(read(rows))).not.toEqual(expected);
    const result = read(rows, { header_row: 3, roles: [...roles] });
    expect(listQuestions(result)).toEqual(expected);
    expect(result.isHeld).toBe(false);
    expect(result.columns[0]).toMatchObject({ header_row: 3, shape: 'sleutel|vraag|eerste|tweede|derde' });
    expect(result.columns[0]?.first_rows[2]).toEqual({ row: 3, text: 'Sleutel · Vraag · Eerste · Tweede · Derde' });
  });

  it('is none where the first row is a question already', () => {
    const bare = [
      ['Name the answer', 'Question', 'Options', 'Key', 'A'],
      ['Name the colour', 'Red', 'Green', 'Blue', 'C'],
    ];
    expect(listQuestions(read(bare))).not.toHaveLength(2);
    const result = read(bare, { header_row: 0, roles: [stem, option, option, option, answer] });
    expect(listQuestions(result)).toEqual([
      [1, 'Name the answer', 'Question|Options|Key', 'A'],
      [1, 'Name the colour', 'Red|Green|Blue', 'C'],
    ]);
    expect(result.columns[0]).toMatchObject({ header_row: 0, shape: '' });
  });

  it('has its own columns: roles of others are proposed anew', () => {
    const { columns } = read(rows, { header_row: 3, roles: [stem, answer] });
    expect(columns[0]?.columns).toHaveLength(5);
    expect(columns[0]?.columns.filter(({ role }) => role !== null)).not.toEqual([]);
  });

  it('is found in the next file with these names in that row', () => {
    const { columns } = read(rows, { header_row: 3, roles: [...roles] });
    const next = buildWorkbook({ Next: [['Another title'], [], ...rows.slice(2)] });
    const recipe = { shape: columns[0]?.shape, header_row: 3, roles: [...roles] };
    expect(listQuestions(importPaper(next, { recipes: [recipe] }))).toHaveLength(2);
    expect(importPaper(next, { recipes: [recipe] }).columns[0]?.said).toMatchObject({ header_row: 3 });
    expect(importPaper(next, { recipes: [{ ...recipe, header_row: 4 }] }).columns[0]?.said).toEqual({});
  });
});

const card = (name: string, key: string) => [[name], ['red'], ['green'], ['blue'], [key]];

describe('questions of several rows', () => {
  const rows = [...card('The sky is', 'blue'), [], ...card('Grass is', 'green'), ...card('Blood is', 'red')];
  const roles = [stem, option, option, option, answer] as const;

  it('are laid out as one row each, with the place of each part for its name', () => {
    expect(listQuestions(read(rows))).toEqual([]);
    const result = read(rows, { rows_each: 5, roles: [...roles] });
    expect(listQuestions(result)).toEqual([
      [1, 'The sky is', 'red|green|blue', 'C'],
      [1, 'Grass is', 'red|green|blue', 'B'],
      [1, 'Blood is', 'red|green|blue', 'A'],
    ]);
    expect(result.columns[0]?.columns.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(result.columns[0]?.columns[0]?.samples).toEqual(['The sky is', 'Grass is', 'Blood is']);
    expect(result.origins[1]).toMatchObject({ row: 7, last_row: 11 });
    expect(result.rows).toMatchObject({ question: 15, rejected: 0 });
    expect(result.samples[1]?.cells[0]).toEqual({ cell: 'A7', name: '', value: 'Grass is' });
  });

  it('may be asked about where nothing was recognised, also in a single column', () => {
    const { columns, rejected } = read(rows);
    expect(rejected).toHaveLength(15);
    expect(columns[0]?.columns).toHaveLength(1);
  });
});

it('options of one cell are separated as the author says', () => {
  const rows = [
    ['Question', 'Options', 'Answer'],
    ['Which is a colour?', 'red, dark~house~tree', 'A'],
    ['Which is a plant?', 'red~house, old~tree', 'C'],
  ];
  expect(listQuestions(read(rows))[0]).not.toEqual([1, 'Which is a colour?', 'red, dark|house|tree', 'A']);
  const expected = [
    [1, 'Which is a colour?', 'red, dark|house|tree', 'A'],
    [1, 'Which is a plant?', 'red|house, old|tree', 'C'],
  ];
  expect(listQuestions(read(rows, { separator: '~' }))).toEqual(expected);
  expect(listQuestions(read(rows, { separator: '~', roles: [stem, option, answer] }))).toEqual(expected);
  const slashed = rows.map(([a = '', b = '', c = '']) => [a, b.replaceAll('~', '／'), c]);
  expect(listQuestions(read(slashed, { separator: '/' }))).toEqual(expected);
  const spaced = [
    ['Question', 'Options', 'Answer'],
    ['Which is a colour?', 'red house tree', 'A'],
    ['Which is a plant?', 'red house tree', 'C'],
  ];
  expect(listQuestions(read(spaced, { separator: ' ' }))[1]).toEqual([1, 'Which is a plant?', 'red|house|tree', 'C']);
});

describe('keys', () => {
  const header = ['Question', 'A', 'B', 'C', 'Answer'];
  const numbers = [header, ['Which is next?', '2', '3', '1', '1'], ['Which is last?', '1', '3', '2', '2']];

  it('are numbers of options or their texts, as the author says', () => {
    const keys = (said: Omit<SheetRecipe, 'sheet_no'>) =>
      read(numbers, said).paper.items.map(({ question }) => question.correct_answer);
    expect(keys({ answer_form: 'texts' })).toEqual([['C'], ['C']]);
    expect(keys({ answer_form: 'numbers' })).toEqual([['A'], ['B']]);
    expect(keys({ answer_form: 'numbers', first_option: 0 })).toEqual([['B'], ['C']]);
    expect(read(numbers, { answer_form: 'numbers', first_option: 0 }).columns[0]).toMatchObject({
      answer_form: 'numbers',
      first_option: 0,
    });
  });

  it('are letters although the options are letters too', () => {
    const rows = [header, ['Which is second?', 'B', 'C', 'A', 'A'], ['Which is third?', 'C', 'A', 'B', 'B']];
    const keys = (said?: Omit<SheetRecipe, 'sheet_no'>) =>
      read(rows, said).paper.items.map(({ question }) => question.correct_answer);
    expect(keys()).toEqual([['C'], ['C']]);
    expect(keys({ answer_form: 'letters' })).toEqual([['A'], ['B']]);
  });
});

describe('answers on another sheet', () => {
  const questions = [
    ['No.', 'Question', 'Option A', 'Option B', 'Option C'],
    ['1', 'Which is red?', 'Mars', 'Venus', 'Earth'],
    ['2', 'Which is hot?', 'Mars', 'Venus', 'Earth'],
    ['3', 'Which is ours?', 'Mars', 'Venus', 'Earth'],
  ];
  const key = [
    ['Answers of the spring paper', '', ''],
    ['1', 'A', 'easy'],
    ['2', 'B', 'hard'],
    ['3', 'C', 'easy'],
  ];
  const line = [
    ['1', '2', '3'],
    ['A', 'B', 'C'],
  ];

  it.each([['below each other', key] as const, ['in a line', line] as const])('are joined by number, %s', (_, list) => {
    const book = { Questions: questions, Key: list.map((cells) => [...cells]) };
    expect(listQuestions(read(book))).toEqual([]);
    const result = read(book, { answers_sheet: 1 });
    expect(result.paper.items.map(({ question }) => question.correct_answer)).toEqual([['A'], ['B'], ['C']]);
    const again = importPaper(buildWorkbook(book), {
      sheets: [0],
      recipes: [{ shape: result.columns[0]?.shape, answers_sheet: 1 }],
    });
    expect(again.paper.items).toHaveLength(3);
  });
});

const readText = async (bytes: Uint8Array, name: string, said: TextRecipe) =>
  importPaper(await readWorkbook(bytes, name, said));

describe('plain text', () => {
  it('is decoded as the author says', async () => {
    // 問題,答案 / 水是液體,對 in Big5
    const bytes = Buffer.from('b0ddc344 2cb5aaaed7 0a a4f4ac4fb247c5e9 2c b9ef 0a'.replaceAll(' ', ''), 'hex');
    const said = await readText(bytes, 'a.csv', { encoding: 'big5' });
    expect(listQuestions(said)).toEqual([[4, '水是液體', true]]);
    expect(said.text).toEqual({ encoding: 'big5', delimiter: ',' });
    expect(listQuestions(await readText(bytes, 'a.csv', {}))).not.toEqual([[4, '水是液體', true]]);
  });

  it('is a table with the sign between its cells that the author says', async () => {
    const text = '1. Question^Answer\n2. Is water, as a rule, wet?^True\n3. Is ice, as a rule, hot?^False\n';
    expect(listQuestions(await readText(Buffer.from(text), 'a.txt', {}))).toEqual([]);
    const said = await readText(Buffer.from(text), 'a.txt', { delimiter: '^' });
    expect(said.columns[0]?.columns.map(({ name }) => name)).toEqual(['1. Question', 'Answer']);
    expect(said.text?.delimiter).toBe('^');
  });
});
