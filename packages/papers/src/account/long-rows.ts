// Rows of a text that have more cells than the others: a delimiter within a text has cut it.
import { reportOn } from '../layout/row-report.ts';
import type { Header } from '../layout/find-header.ts';
import type { ImportProblem } from '../import-problem.ts';
import type { Sheet } from '../workbook.ts';

const fewestNames = 3;
/** Where more rows have them, they are columns that nobody named. */
const mostShare = 0.2;

export function warnOfLongRows(sheet: Sheet, { firstRow, lastRow }: Header, problems: ImportProblem[]): void {
  const names = sheet.rows[lastRow] ?? [];
  if (firstRow > lastRow || names.length < fewestNames) return;
  const below = sheet.rows.slice(lastRow + 1);
  const long = below.flatMap((cells, at) => (cells.length > names.length ? [lastRow + 1 + at] : []));
  if (long.length > below.length * mostShare) return;
  for (const row of long) {
    const report = reportOn(sheet.no, row);
    report.warn('row-too-long', names.length);
    problems.push(...report.problems);
  }
}
