import type { ImportProblem } from '../import-problem.ts';
import type { Header } from '../layout/find-header.ts';
import { reportOn } from '../layout/row-report.ts';
import type { Sheet } from '../workbook.ts';

/** Rows above the header that have a stem and an answer where those below it have theirs are questions, not a title or a notice. */
export function warnOfRowsAbove(sheet: Sheet, { columns, firstRow }: Header, problems: ImportProblem[]): void {
  const stem = columns.find(({ role }) => role === 'stem');
  const answer = columns.find(({ role }) => role === 'answer');
  for (const [row, cells] of sheet.rows.slice(0, firstRow).entries()) {
    const isQuestion = [stem, answer].every((column) => column && (cells[column.at] ?? '').trim() !== '');
    if (!isQuestion) continue;
    const report = reportOn(sheet.no, row);
    report.warn('rows-above', stem?.at ?? 0, { row: firstRow + 1 });
    problems.push(...report.problems);
  }
}
