import type { CellBudget } from './limits.ts';

const NOTHING: string[] = [];

/** Collects the texts of one sheet in any order into rows without holes. */
export class Grid {
  readonly #rows: string[][] = [];
  readonly #budget: CellBudget;

  constructor(budget: CellBudget) {
    this.#budget = budget;
  }

  put(row: number, column: number, text: string): void {
    if (text === '') return;
    this.#budget.spend(row, column, this.#rows[row]?.length ?? 0, this.#rows.length);
    // A row far down costs one pointer for each row above it, not an array.
    while (this.#rows.length <= row) this.#rows.push(NOTHING);
    let cells = this.#rows[row]!;
    if (cells === NOTHING) {
      cells = [];
      this.#rows[row] = cells;
    }
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  get rows(): string[][] {
    return this.#rows;
  }
}
