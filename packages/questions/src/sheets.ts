// Questions from and to the rows of a spreadsheet. Kept apart from the core: reading cells needs the server's rich text.
import { readBlankRow, writeBlankRow } from './blank/sheet.ts';
import { readChoiceRow, writeChoiceRow } from './choice/sheet.ts';
import { readCorrectionRow, writeCorrectionRow } from './correction/sheet.ts';
import { readMatchingRow, writeMatchingRow } from './matching/sheet.ts';
import { readOpenRow, writeOpenRow } from './open/sheet.ts';
import type { Question } from './question.ts';
import type { ReadRow, SheetRow } from './sheet-row.ts';
import { readTrueFalseRow, writeTrueFalseRow } from './true-false/sheet.ts';

export { readChosenOptions, readLetterList } from './answer-letters.ts';
export { countBlanks } from './blank/count-blanks.ts';
export { splitAtLabels, stripLabels } from './option-labels.ts';
export { cellToRich, isRichCell, optionsToCells, richToCell, richToPlain } from './rich-cell.ts';
export type { ReadRow, RowProblem, RowProblemCode, SheetRow } from './sheet-row.ts';
export { readTruthWord } from './true-false/words.ts';

/** Every type has its case: a new one does not compile until it can be read. */
export function readRow(row: SheetRow): ReadRow {
  const { type } = row;
  switch (type) {
    case 0:
    case 7:
      return readOpenRow({ ...row, type });
    case 1:
    case 2:
    case 8:
    case 9:
    case 12:
    case 13:
      return readChoiceRow({ ...row, type });
    case 3:
    case 6:
    case 10:
    case 11:
      return readBlankRow({ ...row, type });
    case 4:
      return readTrueFalseRow({ ...row, type });
    case 5:
      return readMatchingRow({ ...row, type });
    case 14:
      return readCorrectionRow({ ...row, type });
  }
}

export function writeRow(question: Question): SheetRow {
  switch (question.type) {
    case 0:
    case 7:
      return writeOpenRow(question);
    case 1:
    case 2:
    case 8:
    case 9:
    case 12:
    case 13:
      return writeChoiceRow(question);
    case 3:
    case 6:
    case 10:
    case 11:
      return writeBlankRow(question);
    case 4:
      return writeTrueFalseRow(question);
    case 5:
      return writeMatchingRow(question);
    case 14:
      return writeCorrectionRow(question);
  }
}
