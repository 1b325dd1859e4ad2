// What the rows of a sheet are: one question each, or parts of questions, or lines of a text. The shape whose reading is borne
// out best wins; where none is better, a row is a question.
import { chooseReading } from '../recognise/choose-reading.ts';
import type { ChosenReading } from '../recognise/choose-reading.ts';
import type { SheetRecipe } from '../recipe.ts';
import type { Sheet } from '../workbook.ts';
import { layOutCards } from './cards.ts';
import { layOutCellLines } from './cell-lines.ts';
import { layOutFixedCards } from './fixed-cards.ts';
import { layOutOptionLines } from './option-lines.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

/** The rows of a sheet as they are read, before it is known what its columns are. */
export interface LaidOut {
  sheet: Sheet;
  /** Null where the rows are as they were. */
  rowsOf: ShapedSheet['rowsOf'] | null;
  /** Of columns that the file does not have as such. */
  names?: readonly string[];
}

export interface ChosenShape extends ChosenReading, LaidOut {
  /** The author has said what the columns are. */
  isSaid: boolean;
}

const enough = 0.8;
const margin = 0.1;

/** What somebody said holds; the rest is found out. */
export function chooseShape(sheet: Sheet, said: SheetRecipe = {}): ChosenShape | null {
  const laidOut = layOutAsSaid(sheet, said);
  const plain = chooseReading(laidOut.sheet, laidOut.rowsOf ? { ...said, header_row: 0 } : said);
  let best: ChosenShape | null = plain && { ...plain, ...laidOut, isSaid: false };
  if (said.rows_each !== undefined || (best && best.proof >= enough)) return best;
  const below = skipRows(sheet, said.header_row ?? 0);
  for (const layOut of [layOutOptionLines, layOutCards, layOutCellLines]) {
    const shaped = layOut(below);
    const reading = shaped && chooseReading(shaped.sheet, { ...said, header_row: undefined });
    if (reading && reading.proof > (best?.proof ?? 0) + margin) best = { ...reading, ...shaped, isSaid: false };
  }
  return best;
}

/** As it is where nobody said that a question has several rows. */
export function layOutAsSaid(sheet: Sheet, { rows_each = 1, header_row = 0 }: SheetRecipe): LaidOut {
  const cards = rows_each > 1 ? layOutFixedCards(sheet, rows_each, header_row) : null;
  return cards ?? { sheet, rowsOf: null };
}

/** Without what stands above the row of the names. */
function skipRows(sheet: Sheet, headerRow: number): Sheet {
  if (headerRow < 2) return sheet;
  return { ...sheet, rows: sheet.rows.map((cells, at) => (at < headerRow - 1 ? [] : cells)) };
}
