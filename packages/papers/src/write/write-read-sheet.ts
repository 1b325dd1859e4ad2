import { moveLongCells } from '../long-cells.ts';
import type { Sheet } from '../workbook.ts';
import { packFiles } from './pack-files.ts';
import { findWidths } from './sheet-lines.ts';
import { writeReadableSheets } from './spreadsheet.ts';
import type { WrittenPaper } from './write-paper.ts';

/** What was read out of a document, as a spreadsheet to go on working with; pictures lie over their cells. */
export async function writeReadSheet({ name, rows: given, pictures }: Omit<Sheet, 'spans'>): Promise<WrittenPaper> {
  const { rows, texts } = moveLongCells(given);
  const sheet = { name: name || 'Sheet1', rows, widths: findWidths(rows), frozenRows: 0, pictures };
  const bytes = await writeReadableSheets([sheet]);
  if (texts.size === 0) return { bytes, extension: 'xlsx' };
  return { bytes: packFiles(bytes, texts), extension: 'zip' };
}
