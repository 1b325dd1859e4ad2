import type { Sheet } from '../workbook.ts';
import type { Column } from './column.ts';
import { shortNames, terseNames } from './header-names.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { findDifficultyScale, readDifficulty } from './difficulty-words.ts';
import type { SaidForm } from '@tiku/questions/file-reading';
import { readLanguages } from './name-languages.ts';
import { foldName } from './names.ts';
import { readHeaderName } from './read-header-name.ts';
import type { HeaderName } from './read-header-name.ts';
import { findSimilarName } from './similar-name.ts';
import { readTypeWord } from './type-words.ts';
import { dropLabels, findRepeated, rowsToSample, spreadNames } from './spread-names.ts';

export interface Header {
  /** Rows counted from 0; a header may be two rows high. */
  firstRow: number;
  lastRow: number;
  columns: Column[];
  /** Named by the person, unknown to us. */
  unknown: { at: number; name: string }[];
  /** All options share one cell. */
  hasJoinedOptions: boolean;
  /** No name for the stem: the column of the longest unknown texts was taken. */
  isStemGuessed: boolean;
  /** What somebody said the first option is counted as, how keys name options, and what stands between those of one cell. */
  firstOption?: 0 | 1;
  answerForm?: SaidForm;
  separator?: string;
  /** Somebody said which row it is. */
  isRowSaid?: boolean;
}

const rowsToScan = 10;
const longestName = 120;

/** The row with the most known names among the first ten that hold anything; null where none is a header. */
export function findHeader(sheet: Sheet): Header | null {
  let best: { row: number; score: number } | null = null;
  let scanned = 0;
  for (const [row, cells] of sheet.rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    scanned += 1;
    if (scanned > rowsToScan) break;
    // A row of texts is one of questions, whatever words they begin with.
    if (cells.filter((cell) => cell.length > longestName).length > 1) continue;
    const score = scoreRow(readNames(readLanguages(cells)?.names ?? cells));
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (!best) return null;
  const hasUpper = isUpperRow(sheet.rows[best.row - 1] ?? [], sheet.rows[best.row] ?? []);
  return readHeader(sheet, hasUpper ? best.row - 1 : best.row, hasUpper);
}

/** The header that starts at `row`, if one does: in the middle of a sheet, where a table begins anew. */
export function readHeader(sheet: Sheet, row: number, isTwoRows = false): Header | null {
  const { rows } = sheet;
  const upper = rows[row] ?? [];
  const lower = rows[row + 1] ?? [];
  const isTall = isTwoRows || isSecondRow(upper, lower);
  const lastRow = isTall ? row + 1 : row;
  const cells = spreadNames(isTall ? mergeRows(upper, lower) : upper, sheet, row, lastRow);
  const languages = readLanguages(cells);
  const exact = readNames(languages?.names ?? cells);
  if (scoreRow(exact) === 0) return null;
  const names = exact.map((name, at) =>
    languages?.others.has(at) ? null : (name ?? findSimilarName(languages?.names[at] ?? cells[at] ?? '')),
  );

  const named = cells.flatMap((name, at) => (name.trim() === '' ? [] : [{ at, name, meaning: names[at] ?? null }]));
  const unknown = named.flatMap(({ at, name, meaning }) => (meaning === null ? [{ at, name }] : []));
  const sample = rows.slice(lastRow + 1, lastRow + 1 + rowsToSample);
  const meant = named.flatMap(({ meaning, ...column }): Named[] => {
    if (meaning === null) return [];
    // `trade` is one letter off: only numbers are points, and numbers are no types.
    const isNear = readHeaderName(column.name) === null;
    if (isNear && meaning.role === 'score' && !holdsNumbers(sample, column.at)) return [];
    if (isNear && meaning.role === 'type' && holdsNumbers(sample, column.at)) return [];
    const isLevel = meaning.role === 'type' && holdsDifficulties(sample, column.at);
    return [{ ...column, ...meaning, role: isLevel ? 'difficulty' : meaning.role }];
  });
  const settled = dropLabels(settle(meant), sample);
  const repeated = findRepeated(settled, sample);
  const known = settled.filter((column) => column !== repeated);
  if (repeated) unknown.push({ at: repeated.at, name: repeated.name });
  const guessed = known.some(({ role }) => role === 'stem') ? null : findLongest(unknown, rows.slice(lastRow + 1));
  if (guessed) known.push({ ...guessed, role: 'stem', item: 1, isNumbered: false });
  return {
    firstRow: row,
    lastRow,
    columns: known,
    unknown: unknown.filter(({ at }) => at !== guessed?.at),
    hasJoinedOptions: isJoined(known, names),
    isStemGuessed: guessed !== null,
  };
}

function holdsNumbers(rows: readonly string[][], at: number): boolean {
  const texts = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  return texts.filter((text) => /^\d+(?:[.,]\d+)?\D{0,3}$/u.test(text)).length * 2 > texts.length;
}

/** `type` above `easy`, `medium` and `hard`. */
function holdsDifficulties(rows: readonly string[][], at: number): boolean {
  const texts = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  const isLevel = (text: string): boolean =>
    /\p{L}/u.test(text) && readDifficulty(text, findDifficultyScale('', texts)) !== null;
  return texts.length > 1 && texts.every((text) => isLevel(text) && readTypeWord(text, false) === null);
}

/** Without those that hold neither texts nor pictures. */
export function dropEmptyColumns(header: Header, { rows, pictures }: Sheet): Header {
  const below = rows.slice(header.lastRow + 1);
  const used = new Set(pictures.map(({ column }) => column));
  for (const cells of below) for (const [at, cell] of cells.entries()) if (cell.trim() !== '') used.add(at);
  return { ...header, columns: header.columns.filter(({ at }) => used.has(at)) };
}

type Name = HeaderName | null;

function readNames(cells: readonly string[]): Name[] {
  const names = cells.map(readHeaderName);
  const folded = cells.map(foldName);
  const isShort = ['q', 't', 'a', 'b'].every((name) => folded.includes(name)) && !folded.includes('s');
  if (isShort) {
    return names.map((name, at) => {
      const role = shortNames[folded[at] ?? ''];
      return role === undefined ? name : { role, item: null, isKey: role === 'answer' };
    });
  }
  // `q`, `o`, `a` and `q`, `a`, as programs write them.
  if (folded.includes('q') && folded.includes('a') && !folded.includes('b')) {
    return names.map((name, at) => {
      const role = terseNames[folded[at] ?? ''];
      if (role !== undefined) return { role, item: null, isKey: role === 'answer' };
      return (folded[at] ?? '').length === 1 ? null : name;
    });
  }
  const options = new Set(names.flatMap((name) => (name?.role === 'option' ? [name.item ?? 1] : [])));
  const numbers = options.size > 1 ? new Set<number>() : findCount(folded);
  return names.map((name, at): Name => {
    if (numbers.has(at)) return { role: 'option', item: Number(folded[at]), isKey: false };
    // A letter is an option beside all those before it: `Q` above the numbers of the questions is none.
    const isAlone = /^[a-t]$/u.test(folded[at] ?? '') && !hasAllBefore(options, name?.item ?? 0);
    return isAlone ? null : name;
  });
}

function hasAllBefore(options: ReadonlySet<number>, item: number): boolean {
  for (let before = 1; before < item; before += 1) if (!options.has(before)) return false;
  return true;
}

/** Where `1`, `2`, `3` … stand side by side; the columns of two of them at least. */
function findCount(folded: readonly string[]): Set<number> {
  const first = folded.indexOf('1');
  const found = new Set<number>();
  for (let at = first; at >= 0 && folded[at] === String(at - first + 1); at += 1) found.add(at);
  return found.size < 2 ? new Set() : found;
}

/** Kinds of columns weigh more than columns: four options in a row of answers are no header. 0 is none. */
function scoreRow(names: readonly Name[]): number {
  const roles = names.flatMap((name) => (name === null ? [] : [name.role]));
  const kinds = new Set(roles);
  const options = roles.filter((role) => role === 'option').length;
  const isHeader = kinds.has('stem') ? kinds.size > 1 : kinds.has('answer') && (options > 1 || kinds.has('type'));
  return isHeader ? kinds.size * 100 + roles.length : 0;
}

/** Stands above a row of names and has names of its own where that row has gaps; a title block has two cells. */
function isUpperRow(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = upper.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  const inGaps = filled.filter((at) => (lower[at] ?? '').trim() === '');
  return filled.length > 2 && inGaps.length > 0 && inGaps.every((at) => readHeaderName(upper[at] ?? '') !== null);
}

/** The row below holds only names, each under an empty cell or under a name that spans several columns. */
function isSecondRow(upper: readonly string[], lower: readonly string[]): boolean {
  const below = lower.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  if (below.length < 2) return false;
  return below.every((at) => {
    const above = upper[at]?.trim() ?? '';
    const role = readHeaderName(lower[at] ?? '')?.role ?? readNumberOver(upper, lower, at);
    return role !== null && (above === '' || readHeaderName(above)?.role === role);
  });
}

/** `1`, `2`, `3` … below `选项`. */
function readNumberOver(upper: readonly string[], lower: readonly string[], at: number): ColumnRole | null {
  const name = upper.slice(0, at + 1).findLast((cell) => cell.trim() !== '') ?? '';
  return /^\d{1,2}$/u.test(lower[at]?.trim() ?? '') && readHeaderName(name)?.role === 'option' ? 'option' : null;
}

function mergeRows(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, at) => (lower[at]?.trim() ? lower[at] : (upper[at] ?? '')));
}

interface Named extends HeaderName {
  at: number;
  name: string;
}

/** Gives every column its number, and answers called 1 to n beside an answer key their place among the options. */
function settle(named: readonly Named[]): Column[] {
  const hasKey = named.some(({ role, item, isKey }) => role === 'answer' && item === null && isKey);
  const hasOptions = named.some(({ role }) => role === 'option' || role === 'wrong');
  const hasLetterKey = named.some(({ name }) => foldName(name) === 'correctletter');
  const next = new Map<ColumnRole, number>();
  const scores = named.filter(({ role, item }) => role === 'score' && item === null);
  const fromZero = new Set(named.filter(({ item }) => item === 0).map(({ role }) => role));
  return named.map(({ at, name, role: read, item, isKey }) => {
    let role = read;
    if (role === 'answer' && item !== null && !isKey && hasKey && !hasOptions) role = 'option';
    // The class that a question is for, where its points have a column of their own.
    if (role === 'score' && scores.length > 1 && /^(?:grade|nota)$/u.test(foldName(name))) role = 'ignored';
    if (hasLetterKey && role === 'answer' && foldName(name) !== 'correctletter') role = 'ignored';
    const following = (next.get(role) ?? 0) + 1;
    const number = item === null ? following : item + (fromZero.has(role) ? 1 : 0);
    next.set(role, Math.max(number, following - 1));
    return { at, role, item: number, isNumbered: item !== null, name };
  });
}

function isJoined(columns: readonly Column[], names: readonly Name[]): boolean {
  const options = columns.filter(({ role }) => role === 'option');
  const [only] = options;
  return options.length === 1 && only !== undefined && names[only.at]?.item === null;
}

function findLongest(
  unknown: readonly { at: number; name: string }[],
  rows: readonly string[][],
): { at: number; name: string } | null {
  const sample = rows.slice(0, rowsToSample);
  const lengthAt = (at: number): number => sample.reduce((sum, cells) => sum + (cells[at]?.length ?? 0), 0);
  return unknown.toSorted((a, b) => lengthAt(b.at) - lengthAt(a.at))[0] ?? null;
}
