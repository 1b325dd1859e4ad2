// What each column was taken for, to be shown to the person.
import type { Header } from '../layout/find-header.ts';
import { foldName } from '../layout/names.ts';
import type { ReadColumn } from '../layout/sheet-columns.ts';
import type { Sheet } from '../workbook.ts';
import { sampleRows } from './body-rows.ts';
import type { Doubt } from './propose-readings.ts';

const samplesShown = 3;
const longestText = 120;
const widest = 60;
const longestShape = 500;

/** `names` are those of columns that the file does not have as such. */
export function listColumns(
  sheet: Sheet,
  header: Header,
  doubts: readonly Doubt[],
  names?: readonly string[],
): ReadColumn[] {
  const full = sampleRows(sheet, header.lastRow + 1);
  const rows = full.length > 0 ? full : sampleRows(sheet, header.lastRow + 1, 1);
  const width = Math.min(
    widest,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  return Array.from({ length: width }, (_, at): ReadColumn => {
    const texts = new Set(rows.map((row) => row[at] ?? '').filter((text) => text !== ''));
    return {
      name: names?.[at] ?? nameAt(sheet, header, at),
      role: header.columns.find((column) => column.at === at)?.role ?? null,
      is_unsure: doubts.some((doubt) => doubt.at === at),
      samples: [...texts].slice(0, samplesShown).map((text) => text.slice(0, longestText)),
    };
  });
}

export function nameAt(sheet: Sheet, { lastRow, firstRow, columns }: Header, at: number): string {
  const known = columns.find((column) => column.at === at)?.name ?? '';
  return (known || (firstRow > lastRow ? '' : (sheet.rows[lastRow]?.[at] ?? ''))).trim().slice(0, longestText);
}

/** '' where nothing has a name: then two files have nothing in common. */
export function shapeOf(names: readonly string[]): string {
  const folded = names.map(foldName);
  return folded.every((name) => name === '') ? '' : folded.join('|').slice(0, longestShape);
}

const rowsShown = 12;

export function listFirstRows({ rows }: Sheet): { row: number; text: string }[] {
  const shown: { row: number; text: string }[] = [];
  for (const [at, cells] of rows.entries()) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (filled.length > 0) shown.push({ row: at + 1, text: filled.join(' · ').slice(0, longestText) });
    if (shown.length === rowsShown) break;
  }
  return shown;
}
