// Columns of answers whose numbers may mean something else than they were taken for.
import type { ImportProblem, ImportProblemCode } from '../import-problem.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { Column } from '../layout/column.ts';
import { reportOn } from '../layout/row-report.ts';
import { columnsOf } from '../layout/table-row.ts';
import type { Table } from '../layout/table-row.ts';
import type { Sheet } from '../workbook.ts';

/** So many that no author would have put the right one into the same place each time. */
const enough = 6;

/** One number throughout counts the answers or the points; 1 and 2 beside no options are true and false, in either order. */
export function warnOfNumbers(sheet: Sheet, table: Table, problems: ImportProblem[]): void {
  const { lastRow } = table.header;
  const [answer] = columnsOf(table, 'answer');
  if (!answer) return;
  if (table.hasInitials) warn(sheet, lastRow, answer, 'truth-letters', 'C', problems);
  // 1 and 0 are true and false everywhere.
  const hasTwo = sheet.rows.slice(lastRow + 1).some((cells) => (cells[answer.at] ?? '').trim() === '2');
  if (table.hasTruthNumbers && hasTwo) warn(sheet, lastRow, answer, 'truth-numbers', '1', problems);
  if (!['option', 'correct', 'wrong'].some((role) => table.byRole.has(role as ColumnRole))) return;
  for (const column of columnsOf(table, 'answer')) {
    const texts = sheet.rows.slice(lastRow + 1).map((cells) => (cells[column.at] ?? '').trim());
    const numbers = new Set(texts.filter((text) => text !== ''));
    const [first = ''] = numbers;
    const isSame =
      numbers.size === 1 && /^\d{1,2}$/u.test(first) && texts.filter((text) => text !== '').length >= enough;
    if (isSame) warn(sheet, lastRow, column, 'same-number', first, problems);
  }
}

function warn(
  sheet: Sheet,
  row: number,
  { at, name }: Column,
  code: ImportProblemCode,
  number: string,
  problems: ImportProblem[],
): void {
  const report = reportOn(sheet.no, row);
  report.warn(code, at, { name, number });
  problems.push(...report.problems);
}
