// Questions from and to the rows of a spreadsheet. Kept apart from the core: reading cells needs the server's rich text.
import { readBlankRow, writeBlankRow } from '../blank/sheet.ts';
import { readChoiceRow, writeChoiceRow } from '../choice/sheet.ts';
import { readCorrectionRow, writeCorrectionRow } from '../correction/sheet.ts';
import { readMatchingRow, writeMatchingRow } from '../matching/sheet.ts';
import { readOpenRow, writeOpenRow } from '../open/sheet.ts';
import type { Question } from '../question.ts';
import type { ReadRow, SheetRow } from './sheet-row.ts';
import { readTrueFalseRow, writeTrueFalseRow } from '../true-false/sheet.ts';
import { familyNameOf } from '../types.ts';
import type { FamilyName } from '../types.ts';

export { foldText, readChosenOptions, readLetterList } from '../show/answer-letters.ts';
export { countBlanks } from '../blank/count-blanks.ts';
export { splitAtLabels, stripLabels } from '../show/option-labels.ts';
export { cellToRich, isRichCell, optionsToCells, richToCell, richToPlain } from './rich-cell.ts';
export type { ReadRow, RowProblem, RowProblemCode, SheetRow } from './sheet-row.ts';
export { readTruthWord } from '../true-false/words.ts';

/** Its methods take rows and questions of the family; a caller who asks by type has one. */
interface SheetForm {
  read(row: SheetRow): ReadRow;
  write(question: Question): SheetRow;
}

/** One that is missing does not compile. */
const forms: Record<FamilyName, SheetForm> = {
  choice: { read: readChoiceRow, write: writeChoiceRow },
  'true-false': { read: readTrueFalseRow, write: writeTrueFalseRow },
  blank: { read: readBlankRow, write: writeBlankRow },
  matching: { read: readMatchingRow, write: writeMatchingRow },
  correction: { read: readCorrectionRow, write: writeCorrectionRow },
  open: { read: readOpenRow, write: writeOpenRow },
};

export function readRow(row: SheetRow): ReadRow {
  return forms[familyNameOf(row.type)].read(row);
}

export function writeRow(question: Question): SheetRow {
  return forms[familyNameOf(question.type)].write(question);
}
