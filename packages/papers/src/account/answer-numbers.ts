// Columns of answers whose numbers may mean something else than they were taken for.
import type { ImportProblem, ImportProblemCode } from '../import-problem.ts';
import type { Column } from '../layout/column.ts';
import type { Header } from '../layout/find-header.ts';
import { reportOn } from '../layout/row-report.ts';
import type { Sheet } from '../workbook.ts';

/** So many that no author would have put the right one into the same place each time. */
const enough = 6;

export function warnOfNumbers(sheet: Sheet, { columns, lastRow }: Header, problems: ImportProblem[]): void {
  const hasOptions = columns.some(({ role }) => role === 'option' || role === 'correct' || role === 'wrong');
  const below = sheet.rows.slice(lastRow + 1);
  for (const column of columns.filter(({ role }) => role === 'answer')) {
    const texts = below.map((cells) => (cells[column.at] ?? '').trim()).filter((text) => text !== '');
    const code = texts.length < enough ? null : findDoubt(texts, hasOptions);
    if (code !== null) warn(sheet, lastRow, column, code, texts[0] ?? '', problems);
  }
}

/** One number throughout counts the answers or the points; 1 and 2 without options are true and false, in either order. */
function findDoubt(texts: readonly string[], hasOptions: boolean): ImportProblemCode | null {
  const [first = ''] = texts;
  if (hasOptions) return /^\d{1,2}$/u.test(first) && texts.every((text) => text === first) ? 'same-number' : null;
  return texts.every((text) => text === '1' || text === '2') ? 'truth-numbers' : null;
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
