import { columnLetters } from '../import-problem.ts';
import type { ImportProblemCode } from '../import-problem.ts';
import type { Sheet } from '../workbook.ts';
import type { Draft } from './draft.ts';
import type { Header } from './find-header.ts';
import { reportOn } from './row-report.ts';

/** What a column of options that was not used makes of its rows. */
const effects: ReadonlySet<ImportProblemCode> = new Set([
  'answer-not-an-option',
  'too-few-options',
  'unreadable-answer',
  'empty-option',
]);

/** Says first, at its head, that a column beside the options was not used, where that may be why rows were refused. */
export function nameCause(sheet: Sheet, header: Header, draft: Draft, from: number): void {
  const count = draft.problems
    .slice(from)
    .filter(({ severity, code }) => severity === 'error' && effects.has(code)).length;
  const options = header.columns.filter(({ role }) => role === 'option').map(({ at }) => at);
  const used = new Set(header.columns.map(({ at }) => at));
  const below = sheet.rows.slice(header.lastRow + 1);
  const beside = [Math.min(...options) - 1, Math.max(...options) + 1].filter(
    (at) => at >= 0 && !used.has(at) && below.some((cells) => (cells[at] ?? '').trim() !== ''),
  );
  if (count < 2 || options.length === 0) return;
  for (const at of beside) {
    const report = reportOn(sheet.no, header.lastRow);
    const name = sheet.rows[header.lastRow]?.[at]?.trim() || columnLetters(at);
    report.error('column-beside-options', at, { name, count });
    draft.problems.splice(from, 0, ...report.problems);
  }
}
