import type { ImportProblem } from '../import-problem.ts';
import type { Sheet } from '../workbook.ts';
import { sheetWords } from '../write/sheet-words.ts';
import { foldName } from './names.ts';
import { reportOn } from './row-report.ts';
import { columnsOf } from './table-row.ts';
import type { Table } from './table-row.ts';

/** Our own column of reasons, in a file of rejected rows that somebody mended. */
const reasons: ReadonlySet<string> = new Set(Object.values(sheetWords).map(({ toMend }) => foldName(toMend)));

/** What the header itself makes doubtful: said once, not in every row. */
export function warnOfColumns(sheet: Sheet, table: Table, problems: ImportProblem[]): void {
  const { header } = table;
  const report = reportOn(sheet.no, header.lastRow);
  const [stem] = columnsOf(table, 'stem');
  const [option] = columnsOf(table, 'option');
  if (header.isStemGuessed && stem) report.warn('stem-guessed', stem.at, { name: stem.name });
  if (table.isFirstOptionRight && option) report.warn('first-option-right', option.at);
  const [answer] = columnsOf(table, 'answer');
  if (table.countsFromZero && answer) report.warn('answers-from-zero', answer.at);
  const below = sheet.rows.slice(header.lastRow + 1);
  for (const { at, name } of header.unknown) {
    const isUsed = below.some((cells) => (cells[at] ?? '').trim() !== '');
    if (isUsed && !reasons.has(foldName(name))) report.warn('column-not-used', at, { name: name.trim() });
  }
  problems.push(...report.problems);
}
