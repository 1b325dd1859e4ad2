import type { Sheet } from '../workbook.ts';

/** Enough to tell what columns hold, taken evenly from all of the sheet. */
const rowsToSample = 200;

/** The row where the table begins: as wide as most others; what stands above it is a title or a notice. */
export function findFirstRow({ rows }: Sheet): number {
  const widths = rows.map(countFilled).filter((width) => width > 0);
  if (widths.length === 0) return -1;
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
  return rows.findIndex((cells) => countFilled(cells) >= Math.max(2, usual * 0.6));
}

/** -1 where nothing holds anything. */
export function findFilledRow({ rows }: Sheet): number {
  return rows.findIndex((cells) => countFilled(cells) > 0);
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** From `first` on, without those that hold one text only: sections, notices, what is left of the row above. */
export function sampleRows({ rows }: Sheet, first: number, fewest = 2): string[][] {
  const full: number[] = [];
  for (let at = first; at < rows.length; at += 1) if (countFilled(rows[at] ?? []) >= fewest) full.push(at);
  const step = Math.max(1, full.length / rowsToSample);
  const sample: string[][] = [];
  for (let at = 0; at < full.length; at += step) {
    sample.push((rows[full[Math.floor(at)] ?? 0] ?? []).map((cell) => cell.trim()));
  }
  return sample;
}
