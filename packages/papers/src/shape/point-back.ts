// What was read from a sheet laid out anew, said of the rows that the person knows.
import { cellAddress } from '../import-problem.ts';
import type { Draft } from '../layout/draft.ts';
import { countFilled } from '../layout/read-heading.ts';
import type { Sheet } from '../workbook.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

/** How much of the draft was there before. */
export interface DraftMark {
  origins: number;
  problems: number;
  rejected: number;
  rows: Draft['rows'];
}

export function countDraft({ origins, problems, rejected, rows }: Draft): DraftMark {
  return { origins: origins.length, problems: problems.length, rejected: rejected.length, rows: { ...rows } };
}

export function pointBack(draft: Draft, before: DraftMark, rowsOf: ShapedSheet['rowsOf'], sheet: Sheet): void {
  const placeOf = (row: number): { first: number; last: number } => rowsOf[row - 1] ?? { first: 0, last: 0 };
  for (const origin of draft.origins.slice(before.origins)) {
    const { first, last } = placeOf(origin.row);
    Object.assign(origin, { row: first + 1, last_row: last + 1 });
  }
  for (const problem of draft.problems.slice(before.problems)) {
    if (problem.row === 0) continue;
    const { first } = placeOf(problem.row);
    const column = (sheet.rows[first] ?? []).findIndex((cell) => cell.trim() !== '');
    Object.assign(problem, { row: first + 1, cell: cellAddress(first, Math.max(0, column)) });
  }
  for (const row of draft.rejected.slice(before.rejected)) row.row = placeOf(row.row).first + 1;
  countRows(draft, before, rowsOf, sheet);
}

/** Every row of the sheet is counted once: what is part of no question heads the sheet. */
function countRows(draft: Draft, before: DraftMark, rowsOf: ShapedSheet['rowsOf'], sheet: Sheet): void {
  const count = (rows: readonly { row: number; last_row: number }[]): number =>
    rows.reduce((sum, { row, last_row }) => sum + countFilled(sheet.rows.slice(row - 1, last_row)), 0);
  const question = count(draft.origins.slice(before.origins));
  const lasts = new Map(rowsOf.map(({ first, last }) => [first + 1, last + 1]));
  const rejected = count(
    draft.rejected.slice(before.rejected).map(({ row }) => ({ row, last_row: lasts.get(row) ?? row })),
  );
  const { rows } = before;
  const heading = countFilled(sheet.rows) - question - rejected;
  draft.rows = {
    ...rows,
    question: rows.question + question,
    rejected: rows.rejected + rejected,
    heading: rows.heading + heading,
  };
}
