// Binary workbooks: .xls of Excel 97 and older, and .xlsb.
import type * as xlsx from '@e965/xlsx';
import { type CellNote, type FileNote, type Sheet, UnreadableFile } from '../../workbook.ts';
import { Grid } from '../grid.ts';
import { CellBudget } from '../limits.ts';
import { showGeneral } from '../show-number.ts';
import { SHORT_DATE } from '../xlsx/number-formats.ts';
import { tidyLines } from '../xlsx/shared-strings.ts';
import { readBiff8 } from './biff8.ts';

type Library = typeof xlsx;

export async function readXls(bytes: Uint8Array): Promise<{ sheets: Sheet[]; notes: FileNote[] }> {
  const library = await import('@e965/xlsx');
  const stream = findStream(library, bytes);
  if (stream) {
    const content = await readBiff8(stream).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw error;
      return null;
    });
    if (content) return content;
  }
  // Before Excel 97 texts were written in the code page of the country.
  library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  return readBySecondReader(library, bytes);
}

export async function readXlsb(bytes: Uint8Array): Promise<{ sheets: Sheet[]; notes: FileNote[] }> {
  return readBySecondReader(await import('@e965/xlsx'), bytes);
}

/** The container of .xls also holds .doc, .msi, and encrypted files. Null: a workbook from before Excel 97. */
function findStream(library: Library, bytes: Uint8Array): Uint8Array | null {
  const container = attempt(() => library.CFB.read(bytes, { type: 'buffer' })) as Container;
  const find = (name: string) =>
    container.FileIndex[container.FullPaths.findIndex((path) => path.endsWith(`/${name}`))];
  if (find('EncryptedPackage')) throw new UnreadableFile('encrypted');
  const book = find('Workbook');
  if (!book && !find('Book')) throw new UnreadableFile('unknown-format');
  if (book && !book.content) throw new UnreadableFile('damaged');
  return book?.content ? new Uint8Array(book.content) : null;
}

interface Container {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

/** It has seen more kinds of workbooks than any other, but takes its time, and leaves pictures out. */
function readBySecondReader(library: Library, bytes: Uint8Array): { sheets: Sheet[]; notes: FileNote[] } {
  const book = attempt(() =>
    library.read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellNF: true, dateNF: SHORT_DATE }),
  );
  const budget = new CellBudget();
  const sheets: Sheet[] = [];
  const notes: FileNote[] = [];
  book.SheetNames.forEach((name, index) => {
    if (book.Workbook?.Sheets?.[index]?.Hidden) notes.push({ code: 'hidden-sheet', name });
    else sheets.push({ no: sheets.length, name, pictures: [], ...readCells(book.Sheets[name], budget) });
  });
  if (sheets.length === 0) throw new UnreadableFile('damaged');
  return { sheets, notes };
}

/** The library throws errors of all kinds; only one of its messages tells something. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new UnreadableFile(/password|encrypt/i.test(message) ? 'encrypted' : 'damaged');
  }
}

function readCells(sheet: xlsx.WorkSheet | undefined, budget: CellBudget): Pick<Sheet, 'rows' | 'spans' | 'notes'> {
  const grid = new Grid(budget);
  const notes: CellNote[] = [];
  (sheet?.['!data'] as (xlsx.CellObject | undefined)[][] | undefined)?.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      if (cell?.t === 'e') notes.push({ row, column, code: 'formula-without-value' });
      else if (cell) grid.put(row, column, showCell(cell));
    });
  });
  const spans = (sheet?.['!merges'] ?? []).map(({ s: first, e: last }) => ({
    row: first.r,
    column: first.c,
    lastRow: last.r,
    lastColumn: last.c,
  }));
  return { rows: grid.rows, spans: spans.toSorted((a, b) => a.row - b.row), notes };
}

function showCell(cell: xlsx.CellObject): string {
  if (typeof cell.v === 'number' && cell.t === 'n' && /^general$/i.test(String(cell.z ?? 'general'))) {
    return showGeneral(cell.v);
  }
  return tidyLines(cell.w ?? String(cell.v ?? ''));
}
