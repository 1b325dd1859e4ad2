// What an honest file stays far below, and what a hostile one must not cost.
import { UnreadableFile } from '../workbook.ts';

const MB = 1024 * 1024;

export const MAX_FILE_BYTES = 20 * MB;
export const MAX_ENTRIES = 10_000;
/** Everything in an archive together. */
export const MAX_INFLATED_BYTES = 300 * MB;
/** One part: as text it takes up to three times as much memory. */
export const MAX_PART_BYTES = 100 * MB;
/** Pictures, sounds and videos are compressed already: they hardly grow. */
export const MAX_MEDIA_BYTES = 3 * MAX_FILE_BYTES;

/** In one sheet or document; the same one may be shown many times. */
export const MAX_PICTURES = 20_000;

const MAX_CELLS = 2_000_000;
/** Cells and rows with the empty ones that must be kept before them. */
const MAX_SLOTS = 4 * MAX_CELLS;
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** What is told of to the person whose file has more. */
export const fileLimits = { cells: MAX_CELLS, entries: MAX_ENTRIES } as const;

/** One count for all sheets of a workbook. */
export class CellBudget {
  #cells = 0;
  #slots = 0;

  /** Before a text is put at `column` of a row that is `width` cells long, in a sheet of `height` rows. */
  spend(row: number, column: number, width: number, height: number): void {
    if (!(row >= 0 && row < MAX_ROWS && column >= 0 && column < MAX_COLUMNS)) throw new UnreadableFile('damaged');
    this.#cells += 1;
    this.#slots += Math.max(0, column + 1 - width) + Math.max(0, row + 1 - height);
    if (this.#cells > MAX_CELLS || this.#slots > MAX_SLOTS) throw new UnreadableFile('too-many-cells');
  }
}
