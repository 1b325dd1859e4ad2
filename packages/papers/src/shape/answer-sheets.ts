// Answers on a sheet of their own, by the number or the id of their question: put beside the questions.
import { countFilled } from '../layout/read-heading.ts';
import { readHints } from '../recognise/name-hints.ts';
import { shapeOf } from '../recognise/list-columns.ts';
import type { SheetRecipe } from '../recipe.ts';
import type { Sheet } from '../workbook.ts';
import { sheetTexts } from '../write/sheet-texts.ts';

/** The sheets with the answers of one of them in the other; as they are where none is a list of answers. */
export function joinAnswerSheets(
  sheets: readonly Sheet[],
  recipes: readonly SheetRecipe[] = [],
  all: readonly Sheet[] = sheets,
): Sheet[] {
  const said = joinAsSaid(sheets, recipes, all);
  if (said) return said;
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

/** Where somebody has said which sheet has the answers, chosen or not; null where nobody has. */
function joinAsSaid(sheets: readonly Sheet[], recipes: readonly SheetRecipe[], all: readonly Sheet[]): Sheet[] | null {
  const keys = new Set<Sheet>();
  const joined = sheets.map((sheet) => {
    for (const recipe of recipes) {
      const key = all.find((other) => other !== sheet && other.no === recipe.answers_sheet);
      const found = key && isAbout(recipe, sheet) ? joinKey(sheet, key, recipe) : null;
      if (!key || !found || !(recipe.sheet_no === sheet.no || hasRowOf(found, recipe.shape))) continue;
      keys.add(key);
      return { sheet, found };
    }
    return { sheet, found: sheet };
  });
  return keys.size === 0 ? null : joined.flatMap(({ sheet, found }) => (keys.has(sheet) ? [] : [found]));
}

function isAbout({ sheet_no }: SheetRecipe, sheet: Sheet): boolean {
  return sheet_no === undefined || sheet_no === sheet.no;
}

/** Of a recipe that was made for another file: with the answers beside its questions, the sheet has the same names. */
function hasRowOf({ rows }: Sheet, shape = ''): boolean {
  return shape !== '' && rows.slice(0, rowsOfNames).some((cells) => shapeOf(cells) === shape);
}

function joinKey(sheet: Sheet, key: Sheet, { header_row }: SheetRecipe): Sheet {
  const answers = listAnswers(key);
  const numbers = findMostNumbers(sheet, answers);
  return numbers === null ? sheet : addAnswers(sheet, numbers, answers, header_row);
}

/** What follows a number, in its row or below it. */
function listAnswers(key: Sheet): Map<string, string> {
  const answers = new Map(listPairs(key));
  if (answers.size > 0) return answers;
  for (const [at, cells] of key.rows.entries()) {
    const filled = cells.map((cell) => cell.trim());
    const ids = filled.flatMap((cell, column) => (isId(cell) ? [{ id: cell, column }] : []));
    const [first] = ids;
    const isLine = ids.length > 1 && ids.length >= filled.filter((cell) => cell !== '').length - 1;
    const below = key.rows[at + 1] ?? [];
    if (isLine) for (const { id, column } of ids) addTo(answers, id, below[column]);
    else if (first)
      addTo(
        answers,
        first.id,
        filled.slice(first.column + 1).find((cell) => cell !== ''),
      );
  }
  return answers;
}

function addTo(answers: Map<string, string>, id: string, answer = ''): void {
  if (answer.trim() !== '' && !answers.has(id)) answers.set(id, answer.trim());
}

function findMostNumbers({ rows }: Sheet, answers: ReadonlyMap<string, string>): number | null {
  const counts = new Map<number, number>();
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) if (answers.has(cell.trim())) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

const rowsOfNames = 10;

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

function addAnswers(sheet: Sheet, numbers: number, answers: ReadonlyMap<string, string>, headerRow?: number): Sheet {
  const width = sheet.rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const first = sheet.rows.findIndex((cells) => answers.has((cells[numbers] ?? '').trim()));
  const names = headerRow === undefined ? first - 1 : headerRow - 1;
  const rows = sheet.rows.map((cells, at) => {
    const answer = at === names ? sheetTexts.en.words.columns.answer : answers.get((cells[numbers] ?? '').trim());
    if (answer === undefined) return cells;
    return [...Array.from({ length: width }, (_, column) => cells[column] ?? ''), answer];
  });
  return { ...sheet, rows };
}
