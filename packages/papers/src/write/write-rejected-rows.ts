import type { RejectedRow } from '../import-problem.ts';
import { sheetTexts } from './sheet-texts.ts';
import type { Language } from '@tiku/questions/languages';
import { type ReadableSheet, writeReadableSheets } from './spreadsheet.ts';

/** The reason is in the language of the person who is going to correct the row. */
export type ExplainedRow = Omit<RejectedRow, 'section' | 'material' | 'understood'> & { reason: string };

/**
 * The rows that an import refused, under their own header and with their pictures, each with the reason at its end. Mended,
 * the file can be imported.
 */
export async function writeRejectedRows(rows: readonly ExplainedRow[], language: Language): Promise<Uint8Array> {
  const tables = Map.groupBy(rows, ({ sheet_no, header }) => JSON.stringify([sheet_no, header]));
  const { sheet, toMend } = sheetTexts[language].words;
  return await writeReadableSheets(
    Array.from(tables.values(), (table, index) => layOutTable(`${sheet} ${index + 1}`, table, toMend)),
  );
}

function layOutTable(name: string, table: readonly ExplainedRow[], toMend: string): ReadableSheet {
  const header = table[0]?.header ?? [];
  let columns = header.length;
  for (const { cells } of table) columns = Math.max(columns, cells.length);
  const pad = (cells: readonly string[]) => Array.from({ length: columns }, (_, column) => cells[column] ?? '');
  return {
    name,
    rows: [[...pad(header), toMend], ...table.map(({ cells, reason }) => [...pad(cells), reason])],
    widths: [...Array.from({ length: columns }, () => 16), 60],
    frozenRows: 1,
    pictures: table.flatMap(({ pictures }, index) => pictures.map((picture) => ({ ...picture, row: index + 1 }))),
  };
}
