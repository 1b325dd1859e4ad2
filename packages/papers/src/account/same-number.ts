import type { ImportProblem } from '../import-problem.ts';
import type { Header } from '../layout/find-header.ts';
import { reportOn } from '../layout/row-report.ts';
import type { Sheet } from '../workbook.ts';

/** So many that no author would have put the right one into the same place each time. */
const enough = 6;

/** A column of answers that holds one number throughout says how many answers there are, or how many points. */
export function warnOfSameNumber(sheet: Sheet, { columns, lastRow }: Header, problems: ImportProblem[]): void {
  if (!columns.some(({ role }) => role === 'option')) return;
  const below = sheet.rows.slice(lastRow + 1);
  for (const { at, role, name } of columns) {
    if (role !== 'answer') continue;
    const texts = below.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    const [first = ''] = texts;
    if (texts.length < enough || !/^\d{1,2}$/u.test(first) || texts.some((text) => text !== first)) continue;
    const report = reportOn(sheet.no, lastRow);
    report.warn('same-number', at, { name, number: first });
    problems.push(...report.problems);
  }
}
