// Whole files, from their bytes to the exam, in five languages.
import { findProblems, sumScores } from '@tiku/questions';
import type { Question } from '@tiku/questions';
import { htmlToText } from '@tiku/questions/rich-text';
import { question as questionSchema } from '@tiku/questions/schema';
import { describe, expect, it } from 'vitest';
import { importPaper } from './import-paper.ts';
import type { ImportResult } from './import-paper.ts';
import { readWorkbook } from './read/read-workbook.ts';
import { ownSheets, writeSheets } from './testing/own-files.ts';

const languages = Object.keys(ownSheets) as (keyof typeof ownSheets)[];
const allSheets = Object.fromEntries(Object.entries(ownSheets).map(([name, { rows }]) => [name, rows]));

async function importBytes(bytes: Uint8Array, name: string, sheets?: number[]): Promise<ImportResult> {
  return importPaper(await readWorkbook(bytes, name), sheets ? { sheets } : {});
}

function readKey(question: Question): unknown {
  const { type, correct_answer } = question;
  if (type === 0 || type === 7) return htmlToText(correct_answer);
  return 'options' in question && type !== 14 ? (correct_answer as string[]).join('') : correct_answer;
}

/** Everything that was expected of the sheet of a language. */
function expectSheet({ paper, rejected, rows, rowsRead }: ImportResult, language: keyof typeof ownSheets): void {
  const wanted = ownSheets[language];
  const questions = paper.items.map(({ question }) => question);
  expect(rejected).toEqual([]);
  expect(Object.values(rows).reduce((sum, count) => sum + count, 0)).toBe(rowsRead);
  expect([paper.title, paper.description, paper.duration]).toEqual([wanted.title, wanted.description, wanted.duration]);
  expect(paper.sections.map(({ title }) => title)).toEqual(wanted.sections);
  expect(paper.materials).toHaveLength(wanted.materials);
  const found = questions.map((question, at) => [
    question.type,
    htmlToText(question.desc).slice(0, wanted.questions[at]?.[1].length),
    'options' in question ? question.options.length : 0,
    readKey(question),
    question.score,
  ]);
  expect(found).toEqual(wanted.questions);
  expect(sumScores(questions.map(({ score }) => score))).toBe(wanted.questions.reduce((sum, each) => sum + each[4], 0));
  for (const question of questions) {
    expect(questionSchema.parse(question)).toEqual(question);
    expect(findProblems(question)).toEqual([]);
  }
}

describe.each(languages)('a file in %s', (language) => {
  it.each([
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
    ['csv', 'csv'],
  ] as const)('is read whole as .%s', async (ending, bookType) => {
    const bytes = writeSheets({ One: ownSheets[language].rows }, bookType);
    expectSheet(await importBytes(bytes, `exam.${ending}`), language);
  });

  it('is found among five sheets, which keep their order', async () => {
    const bytes = writeSheets(allSheets);
    const { sheets } = await readWorkbook(bytes, 'five.xlsx');
    expect(sheets.map(({ no, name }) => [no, name])).toEqual(languages.map((name, no) => [no, name]));
    expectSheet(await importBytes(bytes, 'five.xlsx', [languages.indexOf(language)]), language);
  });
});

it('types are found without a word for them where the cells tell, and refused where they do not', async () => {
  const { rows } = ownSheets['zh-CN'];
  const typeAt = rows[3]?.indexOf('题型') ?? -1;
  const untold = rows.map((row, at) => (at < 4 ? row : row.map((cell, column) => (column === typeAt ? '' : cell))));
  const { paper, rejected } = await importBytes(writeSheets({ One: untold }), 'untold.xlsx');
  expect(paper.items.map(({ question }) => question.type)).toEqual([1, 2, 1, 2, 4, 3, 3, 5, 1, 0]);
  // Two answers to two options could be many things; the correction among them is not guessed at.
  expect(rejected).toHaveLength(1);
});
