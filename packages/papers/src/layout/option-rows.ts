import { splitAtLabels } from '@tiku/questions/sheets';
import { columnsOf, isFilled } from './table-row.ts';
import type { TableRow } from './table-row.ts';

/**
 * Options in the rows below their question, under the stem and alone in their rows: `A. …`, `B. …`. How many rows they
 * take, and the row with them at the end of its stem.
 */
export function joinOptionRows(row: TableRow, below: readonly string[][]): { row: TableRow; count: number } {
  const [stem] = columnsOf(row.table, 'stem');
  if (!stem || !isFilled(row, 'stem') || isFilled(row, 'option')) return { row, count: 0 };
  const lines: string[] = [];
  for (const cells of below) {
    const text = cells[stem.at]?.trim() ?? '';
    const isAlone = cells.every((cell, at) => at === stem.at || cell.trim() === '');
    if (!isAlone || !/^[(（[]?[A-TＡ-Ｔ]\s?[.．、:：)）\]]/u.test(text)) break;
    lines.push(text);
  }
  const found = lines.length > 0 ? splitAtLabels(lines.join('\n')) : null;
  if (found?.before !== '') return { row, count: 0 };
  const cells = [...row.cells];
  cells[stem.at] = [cells[stem.at], ...lines].join('\n');
  return { row: { ...row, cells }, count: lines.length };
}
