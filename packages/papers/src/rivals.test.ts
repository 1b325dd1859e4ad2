// What can be read in two ways comes with the other one, so that somebody can be shown both.
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import type { ImportResult } from './import-paper.ts';
import { buildWorkbook, listQuestions } from './testing/build-workbook.ts';

/** As it is read, and as the author says that the other way is meant. */
function readBoth(rows: string[][]) {
  const workbook = () => buildWorkbook({ Sheet1: rows });
  const first = importPaper(workbook());
  const [rival] = first.rivals;
  return { first, rival, second: rival && importPaper(workbook(), { recipes: [rival] }) };
}

function keysOf(result: ImportResult): unknown[] {
  return listQuestions(result).map((question) => (question as unknown[])[3]);
}

const names = ['Question', 'A', 'B', 'C', 'D', 'Correct answer'];

describe('a sheet that can be read in two ways', () => {
  it('counts its options from the other number', () => {
    const { first, second, rival } = readBoth([
      names,
      ['Which is first?', 'p', 'q', 'r', 's', '2'],
      ['Which is second?', 't', 'u', 'v', 'w', '1'],
      ['Which is third?', 'x', 'y', 'z', 'a', '2'],
    ]);
    expect(first.heldBy).toEqual(['columns']);
    expect(rival).toMatchObject({ sheet_no: 0, first_option: 0 });
    expect(keysOf(first)).toEqual(['B', 'A', 'B']);
    expect(keysOf(second!)).toEqual(['C', 'B', 'C']);
    expect(second?.isHeld).toBe(false);
    expect(second?.rivals).toEqual([]);
  });

  it('has numbers that are places, or the texts of its options', () => {
    const { rival, first, second } = readBoth([
      names,
      ['How many are 1 and 1?', '3', '2', '1', '4', '2'],
      ['How many are 2 and 1?', '1', '3', '2', '4', '3'],
      ['How many are 0 and 1?', '2', '3', '1', '4', '1'],
    ]);
    expect(rival).toMatchObject({ answer_form: 'numbers', first_option: 1 });
    expect(keysOf(first)).toEqual(['B', 'B', 'C']);
    expect(keysOf(second!)).toEqual(['B', 'C', 'A']);
  });

  it('asks with one of two columns of texts and answers with the other', () => {
    const { rival, first, second } = readBoth([
      ['Xa', 'Xb'],
      ['The largest planet', 'Jupiter of the giants'],
      ['The smallest planet', 'Mercury of the rocks'],
      ['The reddest planet', 'Mars of the deserts'],
    ]);
    const roles = first.columns[0]?.columns.map(({ role }) => role);
    expect(first.heldBy).toEqual(['columns']);
    expect(rival?.roles).toEqual(roles?.toReversed());
    expect(second?.paper.items).toHaveLength(first.paper.items.length);
    expect(second?.paper.items[0]?.question.desc).not.toBe(first.paper.items[0]?.question.desc);
  });

  it('shows the questions of the rows that are asked for, in either way', () => {
    const rows = [names, ...['a', 'b', 'c', 'd'].map((name) => [`What is ${name}?`, 'p', 'q', 'r', 's', '2'])];
    const asked = [
      { sheet_no: 0, row: 3 },
      { sheet_no: 0, row: 5 },
      { sheet_no: 0, row: 99 },
    ];
    const { samples } = importPaper(buildWorkbook({ Sheet1: rows }), { rows: asked });
    expect(samples.map(({ item }) => item)).toEqual([1, 3]);
  });
});

it('is the only way where names say what each column is', () => {
  const { first } = readBoth([
    ['Question', 'Option A', 'Option B', 'Option C', 'Answer'],
    ['Which is red?', 'Mars', 'Venus', 'Earth', 'A'],
    ['Which is hot?', 'Mars', 'Venus', 'Earth', 'B'],
  ]);
  expect(first.rivals).toEqual([]);
});
