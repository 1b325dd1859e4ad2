import { letters } from '@tiku/questions';
import { readLetterList, readTruthWord } from '@tiku/questions/sheets';
import { columnsOf } from './table-row.ts';
import type { TableRow } from './table-row.ts';

/** A row that lacks a cell among its options: what follows them stands one column too far to the left, and is put right. */
export function moveBack(row: TableRow): TableRow {
  const last = columnsOf(row.table, 'option').at(-1)?.at ?? -1;
  const [answer, more] = columnsOf(row.table, 'answer');
  const next = row.table.header.columns.find(({ at, role }) => at === last + 2 && role !== 'option');
  if (!answer || more || answer.at !== last + 1 || !next || row.table.header.hasJoinedOptions) return row;
  const isShort = row.texts.slice(last + 2).every((text) => text === '') && (row.texts[last + 1] ?? '') !== '';
  if (!isShort || !isMoved(row, last)) return row;
  row.report.warn('row-shifted', answer.at);
  const move = (texts: readonly string[]): string[] => {
    const before = Array.from({ length: last }, (_, at) => texts[at] ?? '');
    return [...before, '', texts[last] ?? '', texts[last + 1] ?? ''];
  };
  return { ...row, cells: move(row.cells), texts: move(row.texts) };
}

/** A key stands in the last column of options, and what stands in the column of keys is none. */
function isMoved({ table, texts }: TableRow, last: number): boolean {
  const options = columnsOf(table, 'option').filter(({ at }) => at < last && (texts[at] ?? '') !== '').length;
  const [key = '', beside = ''] = [texts[last], texts[last + 1]];
  if (key === '' || isKey(beside, letters.length)) return false;
  return options === 0 ? beside.length > 3 : isKey(key, options);
}

function isKey(text: string, count: number): boolean {
  const found = text.length > 20 ? null : readLetterList(text);
  return found ? found.every((letter) => letters.indexOf(letter) < count) : readTruthWord(text) !== null;
}
