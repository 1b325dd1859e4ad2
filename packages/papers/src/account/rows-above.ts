import type { ImportProblem } from '../import-problem.ts';
import type { Header } from '../layout/find-header.ts';
import { reportOn } from '../layout/row-report.ts';
import type { Sheet } from '../workbook.ts';

/** Rows above the header that are filled like those below it may be questions: a title or a notice fills one cell or two. */
export function warnOfRowsAbove(sheet: Sheet, header: Header, problems: ImportProblem[]): void {
  const width = Math.max(3, header.columns.length * 0.6);
  for (const [row, cells] of sheet.rows.slice(0, header.firstRow).entries()) {
    if (cells.filter((cell) => cell.trim() !== '').length < width) continue;
    const report = reportOn(sheet.no, row);
    report.warn('rows-above', 0, { row: header.firstRow + 1 });
    problems.push(...report.problems);
  }
}
