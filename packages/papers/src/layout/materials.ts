// Texts that several questions share, in rows of their own above them.
import type { Sheet } from '../workbook.ts';
import type { Draft } from './draft.ts';
import { readNumber } from './place-question.ts';
import type { Standing } from './place-question.ts';
import { reportOn } from './row-report.ts';
import { columnsOf, isFilled, readWithPictures } from './table-row.ts';
import type { Table, TableRow } from './table-row.ts';

export interface MaterialRow {
  /** Of the paper's materials. */
  index: number;
  /** Counted from 0. */
  row: number;
}

interface Reading extends Standing {
  sheet: Sheet;
  draft: Draft;
  table: Table;
  materials: MaterialRow[];
}

export function addMaterial(reading: Reading, row: TableRow, at: number): void {
  const isByType = !isFilled(row, 'material');
  const html = readWithPictures(row, isByType ? 'stem' : 'material');
  reading.material = reading.draft.paper.materials.push(html) - 1;
  reading.materialNumber = isByType ? readNumber(row) : '';
  reading.materials.push({ index: reading.material, row: at });
  reading.draft.rows.material += 1;
}

/** Warns of materials that no question follows: nobody would ever see them. */
export function warnOfMaterials({ sheet, draft, table, materials }: Reading): void {
  const used = new Set(draft.paper.items.map(({ material }) => material));
  for (const { index, row } of materials) {
    if (used.has(index)) continue;
    const report = reportOn(sheet.no, row);
    report.warn('unreadable-row', columnsOf(table, 'material')[0]?.at ?? columnsOf(table, 'stem')[0]?.at ?? 0);
    draft.problems.push(...report.problems);
  }
}
