// Answers on a sheet of their own, by the number or the id of their question: put beside the questions.
import { countFilled } from '../layout/read-heading.ts';
import { readHints } from '../recognise/name-hints.ts';
import type { Sheet } from '../workbook.ts';
import { sheetTexts } from '../write/sheet-texts.ts';

/** The sheets with the answers of one of them in the other; as they are where none is a list of answers. */
export function joinAnswerSheets(sheets: readonly Sheet[]): Sheet[] {
  if (sheets.length < 2) return [...sheets];
  const key = sheets.find((sheet) => isList(sheet) && sheets.some((other) => other !== sheet && mayAsk(other, sheet)));
  if (!key) return [...sheets];
  const answers = new Map(listPairs(key));
  return sheets.flatMap((sheet) => {
    if (sheet === key) return [];
    const numbers = findNumbers(sheet, answers);
    return numbers === null ? [sheet] : [addAnswers(sheet, numbers, answers)];
  });
}

function isList(sheet: Sheet): boolean {
  const pairs = listPairs(sheet);
  return (
    pairs.length > 1 &&
    pairs.length >= countFilled(sheet.rows) - 2 &&
    new Set(pairs.map(([id]) => id)).size === pairs.length
  );
}

/** A number or an id, and the answer beside it. */
function listPairs({ rows }: Sheet): [id: string, answer: string][] {
  return rows.flatMap((cells): [string, string][] => {
    const [id = '', answer = '', ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return more.length === 0 && answer !== '' && isId(id) ? [[id, answer]] : [];
  });
}

function isId(text: string): boolean {
  return /^[\p{L}#.№\s-]{0,6}\d{1,6}\D?$/u.test(text);
}

/** It has no answers of its own, and its numbers are those of the list. */
function mayAsk(sheet: Sheet, key: Sheet): boolean {
  const hints = sheet.rows.slice(0, 5).flatMap((cells) => readHints(cells));
  return !hints.some((hint) => hint?.role === 'answer') && findNumbers(sheet, new Map(listPairs(key))) !== null;
}

/** The column that holds the numbers of nearly all answers. */
function findNumbers({ rows }: Sheet, answers: ReadonlyMap<string, string>): number | null {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  if (width < 3) return null;
  for (let at = 0; at < width; at += 1) {
    const found = new Set(rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => answers.has(text)));
    if (found.size >= answers.size * 0.9) return at;
  }
  return null;
}

function addAnswers(sheet: Sheet, numbers: number, answers: ReadonlyMap<string, string>): Sheet {
  const width = sheet.rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const first = sheet.rows.findIndex((cells) => answers.has((cells[numbers] ?? '').trim()));
  const rows = sheet.rows.map((cells, at) => {
    const answer = at === first - 1 ? sheetTexts.en.words.columns.answer : answers.get((cells[numbers] ?? '').trim());
    if (answer === undefined) return cells;
    return [...Array.from({ length: width }, (_, column) => cells[column] ?? ''), answer];
  });
  return { ...sheet, rows };
}
