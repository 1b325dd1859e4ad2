import type { Sheet } from '../workbook.ts';
import type { Draft } from './draft.ts';
import { recogniseLayout } from './recognise-layout.ts';
import { reportOn } from './row-report.ts';
import type { Table } from './table-row.ts';
import { readTitleBlock } from './title-block.ts';

/** What stands above the questions: the title block, notices to the person who fills in the sheet, and the header itself. */
export function readHeading(sheet: Sheet, table: Table, draft: Draft): void {
  const { header } = table;
  const above = sheet.rows.slice(0, header.firstRow);
  const block = readTitleBlock(above);
  const { paper } = draft;
  if (block.title !== '' && paper.title !== '' && block.title !== paper.title) {
    const report = reportOn(sheet.no, block.titleAt.row);
    report.warn('title-not-used', block.titleAt.column, { title: block.title });
    draft.problems.push(...report.problems);
  }
  paper.title ||= block.title;
  paper.description ||= block.description;
  paper.duration ||= block.duration;
  if (block.unreadable) {
    const { row, column } = block.unreadable;
    const report = reportOn(sheet.no, row);
    report.warn('unreadable-duration', column, { duration: sheet.rows[row]?.[column] ?? '' });
    draft.problems.push(...report.problems);
  }
  draft.layouts.add(recogniseLayout(table, block.isNamed));
  draft.rows.heading += countFilled(sheet.rows.slice(0, header.lastRow + 1));
}

export function countFilled(rows: readonly string[][]): number {
  return rows.filter(holdsAnything).length;
}

export function holdsAnything(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
