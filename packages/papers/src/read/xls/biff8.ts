// Workbooks of Excel 97 to 2003.
import {
  type AnchoredPicture,
  type CellNote,
  type FileNote,
  type Sheet,
  type Span,
  type UnderlinedTexts,
  UnreadableFile,
} from '../../workbook.ts';
import { Grid } from '../grid.ts';
import { CellBudget } from '../limits.ts';
import { loadNumberFormatter, type NumberFormatter, showNumber } from '../show-number.ts';
import { findFormat } from '../xlsx/number-formats.ts';
import { tidyLines } from '../xlsx/shared-strings.ts';
import { readPlacedPictures, readPictureStore, type StoredPicture } from './drawing.ts';
import { type BiffRecord, readRecords, RecordReader } from './records.ts';
import { type Font, readFont, readStrings, type Strings } from './strings.ts';

const ID = {
  FORMULA: 0x06,
  EOF: 0x0a,
  DATEMODE: 0x22,
  FILEPASS: 0x2f,
  FONT: 0x31,
  BOUNDSHEET: 0x85,
  MULRK: 0xbd,
  RSTRING: 0xd6,
  XF: 0xe0,
  MERGEDCELLS: 0xe5,
  MSODRAWINGGROUP: 0xeb,
  MSODRAWING: 0xec,
  SST: 0xfc,
  LABELSST: 0xfd,
  NUMBER: 0x203,
  LABEL: 0x204,
  BOOLERR: 0x205,
  STRING: 0x207,
  ROW: 0x208,
  RK: 0x27e,
  FORMAT: 0x41e,
  BOF: 0x809,
};

interface Globals {
  strings: Strings;
  fonts: Font[];
  formats: Map<number, string>;
  cellFormats: number[];
  sheets: { name: string; offset: number; isHidden: boolean; isWorksheet: boolean }[];
  date1904: boolean;
  drawings: BiffRecord[];
}

/** Null for a stream of an older Excel, and for an encrypted one. */
export async function readBiff8(stream: Uint8Array): Promise<{ sheets: Sheet[]; notes: FileNote[] } | null> {
  const records = readRecords(stream);
  const [first] = records;
  if (first?.id !== ID.BOF || new RecordReader(first).u16() !== 0x600) return null;
  if (records.some((record) => record.id === ID.FILEPASS)) return null;
  const globals = readGlobals(records);
  const reading = {
    globals,
    draw: await loadNumberFormatter(globals.date1904),
    budget: new CellBudget(),
    store: readPictureStore(globals.drawings),
  };
  const sheets: Sheet[] = [];
  const notes: FileNote[] = [];
  for (const { name, offset, isHidden, isWorksheet } of globals.sheets) {
    if (!isWorksheet) continue;
    if (isHidden) notes.push({ code: 'hidden-sheet', name });
    else sheets.push({ no: sheets.length, name, ...readSheet(records, offset, reading) });
  }
  if (sheets.length === 0) throw new UnreadableFile('damaged');
  return { sheets, notes };
}

function readGlobals(records: BiffRecord[]): Globals {
  const globals: Globals = {
    strings: { texts: [], underlined: new Map() },
    fonts: [],
    formats: new Map(),
    cellFormats: [],
    sheets: [],
    date1904: false,
    drawings: [],
  };
  for (const record of records) {
    const data = new RecordReader(record);
    if (record.id === ID.EOF) break;
    if (record.id === ID.DATEMODE) globals.date1904 = data.u16() === 1;
    else if (record.id === ID.FORMAT) globals.formats.set(data.u16(), data.string(2));
    else if (record.id === ID.XF) globals.cellFormats.push(data.u32() >>> 16);
    else if (record.id === ID.FONT) globals.fonts.push(readFont(record));
    else if (record.id === ID.SST) globals.strings = readStrings(record, globals.fonts);
    else if (record.id === ID.MSODRAWINGGROUP) globals.drawings.push(record);
    else if (record.id === ID.BOUNDSHEET) {
      const offset = data.u32();
      const isHidden = (data.u8() & 3) !== 0;
      const isWorksheet = data.u8() === 0;
      globals.sheets.push({ name: data.string(1), offset, isHidden, isWorksheet });
    }
  }
  return globals;
}

interface Reading {
  globals: Globals;
  draw: NumberFormatter;
  budget: CellBudget;
  store: StoredPicture[];
}

interface SheetContent {
  rows: string[][];
  spans: Span[];
  underlined: UnderlinedTexts;
  pictures: AnchoredPicture[];
  notes: CellNote[];
}

function readSheet(records: BiffRecord[], offset: number, reading: Reading): SheetContent {
  const grid = new Grid(reading.budget);
  const drawings: BiffRecord[] = [];
  const spans: Span[] = [];
  const underlined: UnderlinedTexts = new Map();
  const own: CellNote[] = [];
  const hidden: number[] = [];
  const put: PutText = (row, column, text) => {
    if (text === null) own.push({ row, column, code: 'formula-without-value' });
    else grid.put(row, column, text);
  };
  const start = records.findIndex((record) => record.offset === offset);
  // Charts lie inside of a sheet, with numbers of their own.
  let depth = 0;
  for (let at = Math.max(0, start); at < records.length; at += 1) {
    const record = records[at]!;
    if (record.id === ID.BOF) depth += 1;
    else if (record.id === ID.EOF) depth -= 1;
    if (depth === 0) break;
    if (depth > 1) continue;
    if (record.id === ID.MSODRAWING) drawings.push(record);
    else if (record.id === ID.ROW && isHiddenRow(record)) hidden.push(new RecordReader(record).u16());
    else if (record.id === ID.MERGEDCELLS) spans.push(...readSpans(record));
    else {
      putCell(record, records[at + 1], records[at + 2], put, reading);
      if (record.id === ID.LABELSST) keepUnderlined(record, reading.globals.strings, underlined);
    }
  }
  const { pictures, notes } = readPlacedPictures(drawings, reading.store);
  const first = hidden.find((row) => grid.rows[row]?.length);
  if (first !== undefined) own.push({ row: first, column: 0, code: 'hidden-rows' });
  return {
    rows: grid.rows,
    spans: spans.toSorted((a, b) => a.row - b.row),
    underlined,
    pictures,
    notes: [...own, ...notes],
  };
}

function keepUnderlined(record: BiffRecord, strings: Strings, into: UnderlinedTexts): void {
  if (strings.underlined.size === 0) return;
  const data = new RecordReader(record);
  const [row, column] = [data.u16(), data.u16()];
  data.skip(2);
  const html = strings.underlined.get(data.u32());
  if (html !== undefined) into.set(row, (into.get(row) ?? new Map<number, string>()).set(column, html));
}

function isHiddenRow({ blocks }: BiffRecord): boolean {
  return ((blocks[0]?.[12] ?? 0) & 0x20) !== 0;
}

function readSpans(record: BiffRecord): Span[] {
  const data = new RecordReader(record);
  const count = Math.min(data.u16(), Math.floor((record.blocks[0]!.length - 2) / 8));
  return Array.from({ length: count }, () => {
    const [row, lastRow, column, lastColumn] = [data.u16(), data.u16(), data.u16(), data.u16()];
    return { row, column, lastRow, lastColumn };
  });
}

/** Null for an error. */
type PutText = (row: number, column: number, text: string | null) => void;

function putCell(
  record: BiffRecord,
  next: BiffRecord | undefined,
  afterNext: BiffRecord | undefined,
  put: PutText,
  reading: Reading,
): void {
  if (!CELLS.has(record.id)) return;
  const data = new RecordReader(record);
  const row = data.u16();
  const column = data.u16();
  if (record.id === ID.MULRK) {
    const count = Math.floor((record.blocks[0]!.length - 6) / 6);
    for (let at = 0; at < count; at += 1) {
      const style = data.u16();
      put(row, column + at, show(readRk(data.u32()), style, reading));
    }
    return;
  }
  const style = data.u16();
  if (record.id === ID.LABELSST) put(row, column, reading.globals.strings.texts[data.u32()] ?? '');
  else if (record.id === ID.RK) put(row, column, show(readRk(data.u32()), style, reading));
  else if (record.id === ID.NUMBER) put(row, column, show(data.f64(), style, reading));
  else if (record.id === ID.BOOLERR) put(row, column, showFlag(data.u8(), data.u8() === 1));
  else if (record.id === ID.FORMULA) {
    const text = [next, afterNext].find((candidate) => candidate?.id === ID.STRING);
    put(row, column, showResult(record.blocks[0]!, style, text, reading));
  } else put(row, column, tidyLines(data.string(2)));
}

const CELLS = new Set([ID.FORMULA, ID.MULRK, ID.RSTRING, ID.LABELSST, ID.NUMBER, ID.LABEL, ID.BOOLERR, ID.RK]);

/** A number in 30 bits: whole or the upper half of a fraction, as it is or a hundred times as large. */
function readRk(packed: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, packed & 0xfffffffc, true);
  const value = packed & 2 ? (packed | 0) >> 2 : view.getFloat64(0, true);
  return packed & 1 ? value / 100 : value;
}

function show(value: number, style: number, { globals, draw }: Reading): string {
  return showNumber(value, findFormat(globals.cellFormats[style] ?? 0, globals.formats), draw);
}

function showFlag(value: number, isError: boolean): string | null {
  if (isError) return null;
  return value === 0 ? 'FALSE' : 'TRUE';
}

/** What the formula last came to; the formula itself is of no interest. */
function showResult(block: Uint8Array, style: number, text: BiffRecord | undefined, reading: Reading): string | null {
  const result = block.subarray(6, 14);
  if (result.length < 8) return '';
  if (result[6] !== 0xff || result[7] !== 0xff) {
    return show(new DataView(result.buffer, result.byteOffset, 8).getFloat64(0, true), style, reading);
  }
  if (result[0] === 1 || result[0] === 2) return showFlag(result[2]!, result[0] === 2);
  return result[0] === 0 && text ? tidyLines(new RecordReader(text).string(2)) : '';
}
