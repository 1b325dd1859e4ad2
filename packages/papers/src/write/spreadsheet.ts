// Rows of texts as an .xlsx. Every cell is a text and nothing else: what begins with `=` is never run, and what looks like
// a number or a date comes back as it was written.
import { type CellStyle, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { AnchoredPicture } from '../workbook.ts';

export type Row = readonly string[];

interface TextSheet {
  name: string;
  rows: readonly Row[];
  /** Of the columns, in characters. */
  widths: readonly number[];
  /** Rows that stay in place while the others scroll; the last of them holds the names of the columns. */
  frozenRows: number;
}

export interface ReadableSheet extends TextSheet {
  pictures: readonly AnchoredPicture[];
}

/** Row by row, so that a large exam does not stand in memory three times over. */
export async function writeSheet({ name, rows, widths, frozenRows }: TextSheet): Promise<Uint8Array> {
  const options = { name, columns: widths.map((width) => ({ width })), freezePane: { rows: frozenRows } };
  return await new Response(writeXlsxStream(rows.values().map(toCells), options)).bytes();
}

/** Few rows, made to be read: wrapped, the names of the columns in bold. */
export async function writeReadableSheets(sheets: readonly ReadableSheet[]): Promise<Uint8Array> {
  return await writeXlsx({ sheets: sheets.map(toReadableSheet) });
}

function toReadableSheet({ name, rows, widths, frozenRows, pictures }: ReadableSheet): WriteSheet {
  const cells: WriteSheet['cells'] = new Map();
  for (const [at, row] of rows.entries()) {
    const isHead = at < frozenRows;
    for (const [column, text] of row.entries()) {
      if (text !== '') cells.set(`${at},${column}`, { value: escapeCode(text), style: isHead ? headStyle : bodyStyle });
    }
  }
  return {
    name,
    rows: rows.map(toCells),
    cells,
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: frozenRows },
    images: pictures.map(({ row, column, extension, bytes }) => ({
      data: bytes,
      type: extension === 'jpg' ? 'jpeg' : extension,
      anchor: { from: { row, col: column }, to: { row: row + 1, col: column + 1 } },
    })),
  };
}

export const headStyle: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EAFB' } },
  alignment: { vertical: 'top', wrapText: true },
};
const bodyStyle: CellStyle = { alignment: { vertical: 'top', wrapText: true } };

function toCells(row: Row): (string | null)[] {
  return row.map((text) => (text === '' ? null : escapeCode(text)));
}

/** `_x0041_` in a cell is the code of a character; where an author wrote it, its first sign is written as a code. */
export function escapeCode(text: string): string {
  return text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_');
}
