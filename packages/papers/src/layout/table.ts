import type { Sheet } from '../workbook.ts';
import { findDifficultyScale, readDifficulty } from './difficulty-words.ts';
import type { Column, Header } from './find-header.ts';
import type { ColumnRole } from './header-names.ts';
import { foldName } from './names.ts';
import type { Table } from './table-row.ts';
import { readTypeWord } from './type-words.ts';

/** Which only our own export has, all of them together. */
const ownColumns: readonly ColumnRole[] = ['section', 'material', 'number', 'type', 'difficulty'];

/** What the header and the columns below it say of all rows. */
export function toTable(header: Header, sheet: Sheet): Table {
  const byRole = new Map<ColumnRole, Column[]>();
  for (const column of header.columns) byRole.set(column.role, [...(byRole.get(column.role) ?? []), column]);
  const [difficulty] = byRole.get('difficulty') ?? [];
  const levels = difficulty ? sheet.rows.slice(header.lastRow + 1).map((cells) => cells[difficulty.at] ?? '') : [];
  const options = byRole.get('option') ?? [];
  const hasKey = byRole.has('answer') || byRole.has('correct') || byRole.has('wrong');
  const isOwnLayout = ownColumns.every((role) => byRole.has(role));
  const scale = findDifficultyScale(difficulty?.name ?? '', levels);
  return {
    header,
    byRole,
    isOwnLayout,
    isFirstOptionRight: !hasKey && options.length > 1 && options.every(({ name }) => isChoice(name)),
    readType: remember((word) => readTypeWord(word, isOwnLayout)),
    readDifficulty: remember((word) => readDifficulty(word, scale)),
  };
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
