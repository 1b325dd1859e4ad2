import type { TextEncoding } from '@tiku/questions/file-reading';
import type { TextRecipe } from '../recipe.ts';
import type { Sheet } from '../workbook.ts';
import { Grid } from './grid.ts';
import { CellBudget } from './limits.ts';
import { decodePlain } from './text-encoding.ts';

const DELIMITERS = [',', ';', '\t', '|'];

export interface ReadTable {
  sheet: Sheet;
  /** In which it was written, and what stands between two cells. */
  encoding: TextEncoding;
  delimiter: string;
}

export function readCsv(bytes: Uint8Array, fileName: string, said: TextRecipe = {}): ReadTable {
  const { text: decoded, encoding } = decodePlain(bytes, said.encoding);
  const announced = /^sep=(.)\r?\n/.exec(decoded);
  const text = announced ? decoded.slice(announced[0].length) : decoded;
  const delimiter = said.delimiter ?? announced?.[1] ?? detectDelimiter(text);
  const grid = new Grid(new CellBudget());
  scanCsv(text, delimiter, (row, column, value) => grid.put(row, column, value));
  const sheet = { no: 0, name: bareName(fileName), rows: grid.rows, spans: [], pictures: [], notes: [] };
  return { sheet, encoding, delimiter };
}

type Put = (row: number, column: number, value: string) => void;

function scanCsv(text: string, delimiter: string, put: Put, maxRows = Number.POSITIVE_INFINITY): void {
  let row = 0;
  let column = 0;
  let at = 0;
  while (at <= text.length && row < maxRows) {
    const field = readField(text, at, delimiter);
    put(row, column, field.value);
    at = field.end;
    if (text[at] === delimiter) column += 1;
    else {
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
      row += 1;
      column = 0;
    }
    at += 1;
  }
}

function readField(text: string, start: number, delimiter: string): { value: string; end: number } {
  const quote = findQuote(text, start);
  if (quote >= 0) {
    const close = closingQuote(text, quote + 1);
    const after = text[close + 1];
    // A quote that nothing closes, or that closes in the middle of a word, belongs to the text.
    if (close >= 0 && (after === undefined || after === delimiter || after === '\n' || after === '\r')) {
      const value = text
        .slice(quote + 1, close)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n');
      return { value, end: close + 1 };
    }
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** Some programs write a space between the comma and the quote. */
function findQuote(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return text[at] === '"' ? at : -1;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** The one that cuts most of the first rows alike, whatever stands above them. */
function detectDelimiter(text: string): string {
  const sample = text.slice(0, 64 * 1024);
  let best = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = evenness(sample, delimiter);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

function evenness(sample: string, delimiter: string): number {
  const widths: number[] = [];
  const count: Put = (row, column) => {
    widths[row] = column;
  };
  scanCsv(sample, delimiter, count, 20);
  // Bars between options do not cut the row of names.
  if (delimiter === '|' && (widths[0] ?? 0) === 0) return 0;
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 0) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, rows]) => rows * 1000 + width));
}

export function bareName(fileName: string): string {
  return fileName
    .split('/')
    .at(-1)!
    .replace(/\.[^.]*$/, '');
}
