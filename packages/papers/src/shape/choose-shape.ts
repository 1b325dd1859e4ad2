// What the rows of a sheet are: one question each, or parts of questions, or lines of a text. The shape whose reading is borne
// out best wins; where none is better, a row is a question.
import { chooseReading } from '../recognise/choose-reading.ts';
import type { ChosenReading } from '../recognise/choose-reading.ts';
import type { Sheet } from '../workbook.ts';
import { layOutCards } from './cards.ts';
import { layOutCellLines } from './cell-lines.ts';
import { layOutOptionLines } from './option-lines.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

export interface ChosenShape extends ChosenReading {
  sheet: Sheet;
  /** Null where the rows are as they were. */
  rowsOf: ShapedSheet['rowsOf'] | null;
  /** The author has said what the columns are. */
  isSaid: boolean;
}

const enough = 0.8;
const margin = 0.1;

export function chooseShape(sheet: Sheet): ChosenShape | null {
  const plain = chooseReading(sheet);
  let best: ChosenShape | null = plain && { ...plain, sheet, rowsOf: null, isSaid: false };
  if (best && best.proof >= enough) return best;
  for (const layOut of [layOutOptionLines, layOutCards, layOutCellLines]) {
    const shaped = layOut(sheet);
    const reading = shaped && chooseReading(shaped.sheet);
    if (reading && reading.proof > (best?.proof ?? 0) + margin) best = { ...reading, ...shaped, isSaid: false };
  }
  return best;
}
