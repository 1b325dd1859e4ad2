import type { Sheet } from '../workbook.ts';
import { findDifficultyScale, readDifficulty } from './difficulty-words.ts';
import type { Column } from './column.ts';
import type { Header } from './find-header.ts';
import type { ColumnRole } from './header-names.ts';
import { foldName } from './names.ts';
import { readHeaderName } from './read-header-name.ts';
import { readTitleType } from './section-title.ts';
import type { Table } from './table-row.ts';
import { readTypeWord } from './type-words.ts';

/** Which only our own export has, all of them together. */
const ownColumns: readonly ColumnRole[] = ['section', 'material', 'number', 'type', 'difficulty'];

/** What the header and the columns below it say of all rows. */
export function toTable(header: Header, sheet: Sheet): Table {
  const byRole = new Map<ColumnRole, Column[]>();
  for (const column of header.columns) byRole.set(column.role, [...(byRole.get(column.role) ?? []), column]);
  // What is said of a sub-question goes before what is said of the question around it.
  const types = byRole.get('type');
  if (types)
    byRole.set(
      'type',
      types.toSorted((a, b) => Number(isSub(b.name)) - Number(isSub(a.name))),
    );
  const [difficulty] = byRole.get('difficulty') ?? [];
  const rows = sheet.rows.slice(header.lastRow + 1);
  const levels = difficulty ? rows.map((cells) => cells[difficulty.at] ?? '') : [];
  const options = byRole.get('option') ?? [];
  const hasKey = byRole.has('answer') || byRole.has('correct') || byRole.has('wrong');
  const isOwnLayout = ownColumns.every((role) => byRole.has(role));
  const scale = findDifficultyScale(difficulty?.name ?? '', levels);
  return {
    header,
    byRole,
    named: new Set([...header.columns, ...header.unknown].map(({ at }) => at)),
    isOwnLayout,
    isFirstOptionRight: !hasKey && options.length > 1 && options.every(({ name }) => isChoice(name)),
    mergesMaterials: (byRole.get('material') ?? []).some(({ at }) => isMergedDown(sheet, header.lastRow, at)),
    carriesChapters: (byRole.get('chapter') ?? []).every(({ at }) => standsOnce(rows, at)),
    countsFromZero: countsFromZero(rows, options, byRole.get('answer') ?? []),
    readName: remember(readHeaderName),
    readType: remember((word) => readTypeWord(word, isOwnLayout) ?? readTitleType(word)),
    readDifficulty: remember((word) => readDifficulty(word, scale)),
  };
}

function isMergedDown({ spans }: Sheet, headerRow: number, at: number): boolean {
  return spans.some(({ row, column, lastRow }) => column === at && row > headerRow && lastRow > row);
}

/** No text comes twice, and there are gaps below them. */
function standsOnce(rows: readonly string[][], at: number): boolean {
  const texts = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  return new Set(texts).size === texts.length && texts.length < rows.length;
}

/** Some row with options has the answer 0, and none a number beyond its options. */
function countsFromZero(rows: readonly string[][], options: readonly Column[], answers: readonly Column[]): boolean {
  const [answer, second] = answers;
  if (!answer || second || options.length < 2) return false;
  let hasZero = false;
  for (const cells of rows) {
    const filled = options.filter(({ at }) => (cells[at] ?? '').trim() !== '').length;
    const numbers = (cells[answer.at] ?? '').split(/[\s,，;；、]+/u).filter((text) => /^\d{1,2}$/u.test(text));
    if (filled < 3) continue;
    if (numbers.some((text) => Number(text) >= filled)) return false;
    hasZero ||= numbers.some((text) => Number(text) === 0);
  }
  return hasZero;
}

function isSub(name: string): boolean {
  return foldName(name).startsWith('小题');
}

/** `choice1`: a bank of questions with this name and without an answer column keeps the right option in the first. */
function isChoice(name: string): boolean {
  return /^choice\d+$/u.test(foldName(name));
}

/** A column repeats its few words thousands of times. */
function remember<Meaning>(read: (word: string) => Meaning): (word: string) => Meaning {
  const known = new Map<string, Meaning>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const meaning = read(word);
    known.set(word, meaning);
    return meaning;
  };
}

/** For a row whose only text stands under `大题题干`: there it is the question itself. */
export function takeStemFromMaterial(table: Table): Table {
  const stems = (table.byRole.get('material') ?? []).filter(({ name }) => /题干|stem/iu.test(name));
  if (stems.length === 0) return table;
  return { ...table, byRole: new Map([...table.byRole, ['stem', stems], ['material', []]]) };
}
