// A spreadsheet as a person sees it, whatever file it came from.

export interface Workbook {
  /** What the bytes are, whatever the file is called. */
  format: 'xlsx' | 'xls' | 'csv' | 'zip' | 'docx';
  sheets: Sheet[];
  /** Media of a .zip by their bare names. */
  files: Map<string, Uint8Array>;
}

export interface Sheet {
  /** Counted from 0. */
  no: number;
  name: string;
  /** Texts as shown (`2`, not `2.0`; dates too), by row and column; rows and cells that hold nothing may be missing. */
  rows: string[][];
  pictures: AnchoredPicture[];
}

/** Belongs to the cell under its top-left corner; rows and columns are counted from 0. */
export interface AnchoredPicture {
  row: number;
  column: number;
  extension: 'png' | 'jpg' | 'jpeg' | 'gif';
  bytes: Uint8Array;
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
  | 'too-slow';

export class UnreadableFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`The file cannot be read: ${fault}`);
    this.fault = fault;
  }
}
