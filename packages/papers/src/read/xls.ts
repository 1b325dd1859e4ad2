// Binary workbooks: .xls of Excel 97 and older, and .xlsb.
import type { CellObject, WorkSheet } from '@e965/xlsx';
import { type FileNote, type Sheet, UnreadableFile } from '../workbook.ts';
import { Grid } from './grid.ts';
import { CellBudget } from './limits.ts';
import { showGeneral } from './show-number.ts';
import { SHORT_DATE } from './xlsx/number-formats.ts';

type Library = typeof import('@e965/xlsx');

export async function readXls(bytes: Uint8Array): Promise<{ sheets: Sheet[]; notes: FileNote[] }> {
  const library = await import('@e965/xlsx');
  await checkContainer(library, bytes);
  return readBinary(library, bytes);
}

export async function readXlsb(bytes: Uint8Array): Promise<{ sheets: Sheet[]; notes: FileNote[] }> {
  return readBinary(await import('@e965/xlsx'), bytes);
}

/** The container of .xls also holds .doc, .msi, and whatever was encrypted. */
async function checkContainer(library: Library, bytes: Uint8Array): Promise<void> {
  const container = attempt(() => library.CFB.read(bytes, { type: 'array' })) as { FullPaths: string[] };
  const names = container.FullPaths.map((path) => path.split('/').at(-1)!);
  if (names.includes('EncryptedPackage')) throw new UnreadableFile('encrypted');
  if (names.includes('Workbook')) return;
  if (!names.includes('Book')) throw new UnreadableFile('unknown-format');
  // Before Excel 97 texts were written in the code page of the country.
  library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
}

function readBinary(library: Library, bytes: Uint8Array): { sheets: Sheet[]; notes: FileNote[] } {
  const book = attempt(() =>
    library.read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellNF: true, dateNF: SHORT_DATE }),
  );
  const budget = new CellBudget();
  const sheets: Sheet[] = [];
  const notes: FileNote[] = [];
  book.SheetNames.forEach((name, index) => {
    if (book.Workbook?.Sheets?.[index]?.Hidden) notes.push({ code: 'hidden-sheet', name });
    else sheets.push({ no: sheets.length, name, rows: readRows(book.Sheets[name], budget), pictures: [], notes: [] });
  });
  if (sheets.length === 0) throw new UnreadableFile('damaged');
  return { sheets, notes };
}

/** The library throws whatever it stumbles over; only one of its messages tells something. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new UnreadableFile(/password|encrypt/i.test(message) ? 'encrypted' : 'damaged');
  }
}

function readRows(sheet: WorkSheet | undefined, budget: CellBudget): string[][] {
  const grid = new Grid(budget);
  (sheet?.['!data'] as (CellObject | undefined)[][] | undefined)?.forEach((cells, row) => {
    cells?.forEach((cell, column) => {
      if (cell) grid.put(row, column, showCell(cell));
    });
  });
  return grid.rows;
}

function showCell(cell: CellObject): string {
  if (typeof cell.v === 'number' && cell.t === 'n' && /^general$/i.test(String(cell.z ?? 'general'))) {
    return showGeneral(cell.v);
  }
  return (cell.w ?? String(cell.v ?? '')).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}
