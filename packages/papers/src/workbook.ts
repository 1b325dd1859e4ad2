// A spreadsheet as a person sees it, whatever file it came from.
import type { TextEncoding } from '@tiku/questions/file-reading';

export interface Workbook {
  /** What the bytes are, whatever the file is called. */
  format: 'xlsx' | 'xls' | 'csv' | 'zip' | 'docx' | 'txt';
  /** Of a document: its author drew the table, and named the columns. */
  isTable?: boolean;
  /** Those that a person sees: a hidden sheet is left out, with a note. */
  sheets: Sheet[];
  /** Media of a .zip by their bare names. */
  files: Map<string, Uint8Array>;
  notes: FileNote[];
  /** Of plain text: in which it was written, and what stands between two cells, where it is a table. */
  text?: WrittenText;
}

export interface WrittenText {
  encoding: TextEncoding;
  delimiter: string | null;
}

export interface Sheet {
  /** Counted from 0. */
  no: number;
  name: string;
  /**
   * Texts as shown (`2`, not `2.0`; dates too), by row and column. No holes: a row ends with its last cell that holds
   * anything, the sheet with its last such row, and what is empty before that is `[]` or `''`.
   */
  rows: string[][];
  /** From top to bottom. */
  spans: Span[];
  underlined?: UnderlinedTexts;
  /** From top to bottom; several of one cell in the order in which they were put there. */
  pictures: AnchoredPicture[];
  notes: CellNote[];
  /** Of running text, which was laid out as rows: its lines, and those that each row came from. */
  source?: SourceLines;
}

export interface SourceLines {
  lines: readonly string[];
  /** By row; both counted from 0, the last is included. */
  rowsOf: readonly { first: number; last: number }[];
}

/** As HTML, by row and column: where only some of the words are underlined, a question may ask about them. */
export type UnderlinedTexts = Map<number, Map<number, string>>;

/** Cells merged into one, whose text stands in the first; all counted from 0. */
export interface Span {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

/** Belongs to the cell under its top-left corner; rows and columns are counted from 0. */
export interface AnchoredPicture {
  row: number;
  column: number;
  extension: 'png' | 'jpg' | 'gif';
  bytes: Uint8Array;
}

/** What stands in a cell and could not come along. */
export interface CellNote {
  row: number;
  column: number;
  /** What the words for it may quote. */
  name?: string;
  code:
    | 'repeated-lines' // between the questions of a document: heads and feet of pages
    | 'picture-format' // a .bmp, .emf, .svg, .webp…
    | 'picture-missing' // linked from elsewhere, or named without being there
    | 'picture-unplaced' // stands at a place on the page, over no cell
    | 'text-box'
    | 'hidden-rows' // this one and perhaps others: they were read
    | 'formula-without-value'; // never calculated by a spreadsheet program, or with an error for a result
}

/** What a file holds that could not come along. */
export interface FileNote {
  code:
    | 'hidden-sheet'
    | 'file-ignored' // in a .zip: neither the workbook nor a picture, sound or video
    | 'file-name-taken'; // in a .zip: another folder has a different file of the same name
  name: string;
}

/** Why a file cannot be read at all; the words for people are the server's. */
export type FileFault =
  | 'empty'
  | 'too-large'
  | 'unknown-format'
  | 'damaged'
  | 'encrypted'
  | 'too-many-cells'
  | 'too-many-entries'
  | 'inflates-too-much'
  | 'unsafe-entry'
  | 'unsafe-xml'
  | 'no-workbook'
  | 'several-workbooks'
  | 'too-slow'; // or too heavy: its reader ran out of time or memory

export class UnreadableFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`The file cannot be read: ${fault}`);
    this.fault = fault;
  }
}
