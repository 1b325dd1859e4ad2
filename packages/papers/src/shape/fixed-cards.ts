// Questions of so many rows each, as somebody said: laid out anew as one row each, the rows of a card side by side.
import { cellAddress } from '../import-problem.ts';
import { holdsAnything } from '../layout/read-heading.ts';
import type { Sheet } from '../workbook.ts';
import { shapeSheet } from './shaped-sheet.ts';
import type { ShapedSheet } from './shaped-sheet.ts';

export interface FixedCards extends ShapedSheet {
  /** Where each column stands in a card: `A1`, `A2`, `B1` …, the first row being 1. */
  names: string[];
}

/** Below `above` rows. Empty rows between two cards belong to none; one within a card is a part that is missing. */
export function layOutFixedCards(sheet: Sheet, rowsEach: number, above: number): FixedCards | null {
  const places: { first: number; last: number }[] = [];
  for (let at = above; at < sheet.rows.length; at += 1) {
    if (!holdsAnything(sheet.rows[at] ?? [])) continue;
    places.push({ first: at, last: Math.min(at + rowsEach, sheet.rows.length) - 1 });
    at += rowsEach - 1;
  }
  if (places.length === 0) return null;
  const width = sheet.rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const parts = Array.from({ length: rowsEach * width }, (_, part) => ({
    row: Math.floor(part / width),
    column: part % width,
  }));
  const textOf = ({ first, last }: { first: number; last: number }, row: number, column: number): string =>
    first + row > last ? '' : (sheet.rows[first + row]?.[column] ?? '');
  const used = parts.filter(({ row, column }) => places.some((place) => textOf(place, row, column).trim() !== ''));
  const rows = places.map((place) => used.map(({ row, column }) => textOf(place, row, column)));
  const names = used.map(({ row, column }) => cellAddress(row, column));
  return { ...shapeSheet(sheet, rows, places), names };
}
