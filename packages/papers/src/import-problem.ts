// What an import says about what it met, as values; the server has the words in five languages, with the way to mend it.
import type { RowProblemCode, SheetRow } from '@tiku/questions/sheets';
import type { AnchoredPicture, CellNote, FileNote } from './workbook.ts';

export type ImportProblemCode =
  | RowProblemCode
  | CellNote['code']
  | FileNote['code']
  | 'unknown-layout' // no row names the columns
  | 'unreadable-row' // stands where a question is expected and is none
  | 'only-a-number' // a numbered line that nobody filled in
  | 'question-above-refused' // an option of it
  | 'unknown-type' // the type was inferred instead
  | 'unsupported-type' // such as ordering
  | 'unknown-difficulty'
  | 'unreadable-duration'
  | 'missing-score' // the score column is there, the cell is empty: 0 points
  | 'no-scores' // the score column is there and wholly empty: 0 points each
  | 'answer-from-stem' // `…（A）`
  | 'options-from-stem' // `… A.x B.y C.z`
  | 'first-option-right' // no answer column, in a layout whose first option is the right one
  | 'answers-from-zero' // 0 is the first option
  | 'answer-without-options' // a letter, and nothing that it could be the letter of
  | 'option-for-blank' // the type says blank, the answer is the letter of an option: its text was taken
  | 'column-unsure' // what it holds could be another thing: somebody has to say it
  | 'column-beside-options' // was not used, and answers name options that are not there
  | 'index-base-unsure' // answers are numbers: places counted from 0 or from 1, or the texts of options
  | 'answer-in-stem' // everybody would read it
  | 'text-not-used' // a column whose name says that it belongs to the questions
  | 'answers-or-options' // several answers to questions without blanks
  | 'rows-above' // filled like questions, and above the row that names the columns
  | 'asks-for-other' // `Choose two`, and the key has one
  | 'code-in-text' // JSON or tags where words should stand
  | 'labels-left' // `C. x`, `D. y`, `A. z` for options
  | 'several-in-one' // the options of another question within the texts of one
  | 'no-question' // a number, a page or the name of a picture
  | 'placeholder' // `TODO`
  | 'same-number' // in every cell of the answers: it counts something else
  | 'same-answer' // to so many questions that it is something else
  | 'keys-clash' // the same question several times, with different keys
  | 'truth-numbers' // 1 and 2 were read as true and false
  | 'truth-letters' // C and E were read as certo and errado
  | 'mostly-refused' // so few became questions that the rest may have been misread
  | 'row-shifted' // a cell is missing among the options
  | 'any-or-all' // `A or B` for a key
  | 'row-too-long' // cells behind the last column: a comma within a text may have cut it
  | 'questions-in-heading' // options or answers in what should describe the exam
  | 'labels-reordered' // `B. …` stood before `A. …`
  | 'stem-guessed'
  | 'column-not-used'
  | 'title-not-used' // of a second sheet
  | 'picture-outside' // over no question
  | 'picture-moved' // over a cell that holds no text of the question: now at the end of the stem
  | 'missing-file'; // named in a cell, not in the archive

export interface ImportProblem {
  severity: 'error' | 'warning';
  sheet_no: number;
  /** Counted from 1; 0 with an empty cell where it is about the file as a whole. */
  row: number;
  /** `C7` */
  cell: string;
  code: ImportProblemCode;
  /** What the words for it may quote. */
  values?: Record<string, string | number>;
}

/** The rows of a question, counted from 1; the last is included. */
export interface Origin {
  sheet_no: number;
  row: number;
  last_row: number;
}

/** A row that gave no question, as it was, so that it can be mended and imported again. */
export interface RejectedRow {
  sheet_no: number;
  /** Counted from 1. */
  row: number;
  cells: string[];
  /** The header that stands above it, in the same columns; empty where there is none. */
  header: string[];
  pictures: AnchoredPicture[];
  /** As far as the row was understood: a question to go on from. */
  understood: SheetRow | null;
  /** Of the paper: where its question would belong. */
  section: number | null;
  material: number | null;
}

/** `C7`; both counted from 0. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** `C`; counted from 0. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
