import type { Sheet, Span } from '../workbook.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { columnsOf } from './table-row.ts';
import type { Table } from './table-row.ts';

/** What one cell may say of several questions. A merged score may be the sum of them; a section goes on by itself. */
const sharedRoles: readonly ColumnRole[] = ['type', 'chapter', 'material', 'difficulty'];

/** Follows a sheet from top to bottom. */
export class MergedCells {
  readonly #sheet: Sheet;
  /** By column: the one that began last. */
  readonly #open = new Map<number, Span>();
  #next = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  /** The row with what stands above it in a merged cell, if it is a question of its own. */
  fill(at: number, table: Table): readonly string[] {
    const { rows, spans } = this.#sheet;
    const cells = rows[at] ?? [];
    for (let span = spans[this.#next]; span && span.row <= at; span = spans[this.#next]) {
      this.#open.set(span.column, span);
      this.#next += 1;
    }
    if (this.#open.size === 0 || columnsOf(table, 'stem').every((column) => isEmpty(cells[column.at]))) return cells;
    let filled: string[] | null = null;
    for (const role of sharedRoles) {
      for (const column of columnsOf(table, role)) {
        const span = this.#open.get(column.at);
        if (!span || at <= span.row || at > span.lastRow || !isEmpty(cells[column.at])) continue;
        filled ??= [...cells];
        while (filled.length < column.at) filled.push('');
        filled[column.at] = rows[span.row]?.[column.at] ?? '';
      }
    }
    return filled ?? cells;
  }
}

function isEmpty(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === '';
}
