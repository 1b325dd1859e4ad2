// Names of columns that stand for several of them, or beside what needs none.
import { foldText, stripLabels } from '@tiku/questions/sheets';
import type { Sheet } from '../workbook.ts';
import type { Column } from './column.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { readHeaderName } from './read-header-name.ts';
import { listSpans } from './spans.ts';
import { splitOptions } from './split-options.ts';

/** Enough to tell what a column holds. */
export const rowsToSample = 50;

/** `选项` over four columns, merged or not, is the name of all of them: `选项1` to `选项4`. */
export function spreadNames(cells: readonly string[], sheet: Sheet, firstRow: number, lastRow: number): string[] {
  const sample = sheet.rows.slice(lastRow + 1, lastRow + 1 + rowsToSample);
  const widest = sample.reduce((width, row) => Math.max(width, row.length), cells.length);
  const spans = listSpans(sheet.spans, firstRow, lastRow);
  const names = Array.from({ length: widest }, (_, at) => cells[at] ?? '');
  for (const [at, name] of cells.entries()) {
    const meaning = readHeaderName(name);
    if (meaning === null || meaning.item !== null || !repeated.has(meaning.role)) continue;
    const end = spans.find(({ column }) => column === at)?.lastColumn ?? at;
    const isFree = meaning.role === 'option' && holdsOneEach(sample, at);
    const isCovered = (column: number): boolean =>
      (cells[column] ?? '').trim() === '' && (column <= end || (isFree && holdsText(sample, column)));
    let width = 1;
    while (at + width < names.length && isCovered(at + width)) width += 1;
    if (width === 1) continue;
    for (let item = 1; item <= width; item += 1) names[at + item - 1] = `${name} ${item}`;
  }
  return names;
}

const repeated: ReadonlySet<ColumnRole> = new Set(['option', 'matching', 'answer', 'score']);

function holdsText(rows: readonly string[][], at: number): boolean {
  return rows.some((cells) => (cells[at] ?? '').trim() !== '');
}

/** Most of its cells are single options, not all of them in one cell. */
function holdsOneEach(rows: readonly string[][], at: number): boolean {
  const texts = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  return texts.filter((text) => splitOptions(text).length === 1).length * 2 > texts.length;
}

/** `选项` with A, B, C … beside `选项内容` with their texts, one row for each option. */
export function dropLabels(columns: Column[], sample: readonly string[][]): Column[] {
  const [label, text, third] = columns.filter(({ role }) => role === 'option');
  if (!label || !text || third || label.isNumbered || text.isNumbered) return columns;
  const labels = sample.map((cells) => (cells[label.at] ?? '').trim()).filter((cell) => cell !== '');
  if (labels.length === 0 || !labels.every((cell) => /^(?:[A-Ta-tＡ-Ｔ①-⑳]|\d{1,2})[.、．)）]?$/u.test(cell)))
    return columns;
  return columns.map((column) => (column === label ? { ...column, role: 'label' } : column));
}

/** `choices` as a program lists them, beside `a`, `b`, `c` with the same texts. */
export function findRepeated(columns: readonly Column[], sample: readonly string[][]): Column | null {
  const options = columns.filter(({ role }) => role === 'option');
  const whole = options.find(({ isNumbered }) => !isNumbered);
  const others = options.filter((column) => column !== whole);
  if (!whole || others.length < 2) return null;
  const listed = sample.filter((cells) => (cells[whole.at] ?? '').trim() !== '');
  const isSame = (cells: readonly string[]): boolean => {
    const texts = others.map(({ at }) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    return fold(splitOptions(cells[whole.at] ?? '')) === fold(texts);
  };
  return listed.length > 0 && listed.every(isSame) ? whole : null;
}

function fold(options: readonly string[]): string {
  return stripLabels([...options])
    .map(foldText)
    .join('\n');
}
