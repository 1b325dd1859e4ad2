// Questions that go on in the rows below them, one row for each option.
import { letters } from '@tiku/questions';
import { readTruthWord, splitAtLabels } from '@tiku/questions/sheets';
import { columnsOf, isFilled, withCells } from './table-row.ts';
import type { TableRow } from './table-row.ts';

export interface JoinedRows {
  /** The row with what stands below it. */
  row: TableRow;
  /** How many rows below belong to it. */
  count: number;
}

export function joinOptionRows(row: TableRow, below: readonly string[][]): JoinedRows {
  if (!isFilled(row, 'stem')) return { row, count: 0 };
  return joinUnderStem(row, below) ?? joinCutStem(row, below) ?? joinUnderOption(row, below) ?? { row, count: 0 };
}

/** Under the stem and alone in their rows: `A. …`, `B. …`. They join the end of the stem. */
function joinUnderStem(row: TableRow, below: readonly string[][]): JoinedRows | null {
  const [stem] = columnsOf(row.table, 'stem');
  if (!stem || isFilled(row, 'option')) return null;
  const lines: string[] = [];
  for (const cells of below) {
    const text = cells[stem.at]?.trim() ?? '';
    if (!/^[(（[]?[A-TＡ-Ｔ]\s?[.．、:：)）\]]/u.test(text)) break;
    if (cells.some((cell, at) => at !== stem.at && cell.trim() !== '')) break;
    lines.push(text);
  }
  const found = lines.length > 0 ? splitAtLabels(lines.join('\n')) : null;
  if (found?.before !== '') return null;
  const cells = [...row.cells];
  cells[stem.at] = [cells[stem.at], ...lines].join('\n');
  return { row: withCells(row, cells), count: lines.length };
}

/** The rest of a stem that a page break cut: alone in its row, between two questions whose numbers follow each other. */
function joinCutStem(row: TableRow, [cut, next]: readonly string[][]): JoinedRows | null {
  const [stem] = columnsOf(row.table, 'stem');
  const rest = stem ? (cut?.[stem.at]?.trim() ?? '') : '';
  if (
    !stem ||
    rest === '' ||
    !isFilled(row, 'answer') ||
    cut?.some((cell, at) => at !== stem.at && cell.trim() !== '')
  ) {
    return null;
  }
  const numbers = [...columnsOf(row.table, 'number'), ...columnsOf(row.table, 'ignored')];
  const isBetween = numbers.some(({ at }) => {
    const number = /^\d{1,6}$/u.test(row.cells[at]?.trim() ?? '') ? Number(row.cells[at]) : Number.NaN;
    return next === undefined ? !Number.isNaN(number) : Number(next[at]?.trim() || Number.NaN) === number + 1;
  });
  if (!isBetween) return null;
  const cells = [...row.cells];
  const above = (cells[stem.at] ?? '').trim();
  cells[stem.at] = /[\u3000-\u9fff\uff00-\uffef]$/u.test(above) ? above + rest : `${above} ${rest}`;
  return { row: withCells(row, cells), count: 1 };
}

/** Under one column of options, with marks beside the right ones or the answer in the first row. */
function joinUnderOption(row: TableRow, below: readonly string[][]): JoinedRows | null {
  const [option] = columnsOf(row.table, 'option');
  const { hasJoinedOptions, separator } = row.table.header;
  // Somebody has said that one cell holds them all.
  if (!option || !hasJoinedOptions || separator !== undefined || !isSingle(row.cells[option.at])) return null;
  const marks = [...columnsOf(row.table, 'correct'), ...columnsOf(row.table, 'answer')].map(({ at }) => at);
  const own = new Set([option.at, ...marks, ...columnsOf(row.table, 'label').map(({ at }) => at)]);
  const group = [row.cells];
  for (const cells of below) {
    const isOption = cells.every((cell, at) => cell.trim() === '' || own.has(at)) && isSingle(cells[option.at]);
    if (!isOption || !marks.every((at) => isMark(cells[at] ?? ''))) break;
    group.push(cells);
  }
  if (group.length < 2) return null;
  const cells = [...row.cells];
  cells[option.at] = group.map((line) => (line[option.at] ?? '').trim()).join('$;$');
  return { row: { ...withCells(row, cells), key: findKey(group, marks) ?? row.key }, count: group.length - 1 };
}

function isSingle(cell: string | undefined): boolean {
  const text = cell?.trim() ?? '';
  return text !== '' && !text.includes('\n') && !text.includes('$;$') && splitAtLabels(text) === null;
}

const tick = /^[xX×*●★√✓✔☑✅]$/u;

function isMark(cell: string): boolean {
  const text = cell.trim();
  return text === '' || tick.test(text) || readTruthWord(text) !== null;
}

/** The letters of the marked rows; null where no column marks any, so that the first row has the answer in words. */
function findKey(group: readonly (readonly string[])[], marks: readonly number[]): string | null {
  for (const at of marks) {
    const texts = group.map((cells) => (cells[at] ?? '').trim());
    const [first = '', ...others] = texts;
    if (!isMark(first) || (others.every((text) => text === '') && !tick.test(first))) continue;
    const isOneSign = new Set(texts.filter((text) => text !== '')).size === 1 && texts.includes('');
    const isRight = (text: string): boolean => (isOneSign && tick.test(text)) || readTruthWord(text) === true;
    return texts.flatMap((text, index) => (isRight(text) ? [letters[index] ?? ''] : [])).join('');
  }
  return null;
}
