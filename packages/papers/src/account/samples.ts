// A few questions with the cells or lines they came from, which the author compares before anything is published.
import { cellAddress } from '../import-problem.ts';
import type { Draft } from '../layout/draft.ts';
import type { SheetColumns } from '../layout/sheet-columns.ts';
import type { Sheet, SourceLines } from '../workbook.ts';

export interface Sample {
  /** Of the paper's items. */
  item: number;
  cells: { cell: string; name: string; value: string }[];
}

const shown = 3;
const mostRows = 12;
const longestValue = 1_000;

/** Of sheets that are not in our own layout: one from the beginning, the middle and the end, the same for the same file. */
export function takeSamples({ paper: { items }, origins, columns }: Draft, sheets: readonly Sheet[]): Sample[] {
  const asked = new Map(columns.map((each) => [each.sheet_no, each]));
  const typed = new Map(sheets.flatMap(({ no, source }) => (source ? [[no, source] as const] : [])));
  const may = origins.flatMap(({ sheet_no }, item) => (asked.has(sheet_no) || typed.has(sheet_no) ? [item] : []));
  const seed = items.reduce((sum, { question }) => (sum * 31 + question.desc.length) % 1_000_003, items.length);
  return choose(may, seed).flatMap((item) => {
    const { sheet_no, row, last_row } = origins[item] ?? { sheet_no: -1, row: 1, last_row: 0 };
    const source = typed.get(sheet_no);
    if (source) return [{ item, cells: listLines(source, row - 1) }];
    const rows = sheets.find(({ no }) => no === sheet_no)?.rows.slice(row - 1, Math.min(last_row, row - 1 + mostRows));
    return rows
      ? [{ item, cells: rows.flatMap((cells, at) => listCells(cells, row - 1 + at, asked.get(sheet_no))) }]
      : [];
  });
}

const mostLines = 30;

/** Lines are counted as an editor counts them, those that hold nothing too. */
function listLines({ lines, rowsOf }: SourceLines, row: number): Sample['cells'] {
  const { first, last } = rowsOf[row] ?? { first: 0, last: -1 };
  return lines.slice(first, Math.min(last, first + mostLines - 1) + 1).flatMap((line, at) => {
    const value = line.trim().slice(0, longestValue);
    return value === '' ? [] : [{ cell: String(first + at + 1), name: '', value }];
  });
}

function choose(places: readonly number[], seed: number): number[] {
  if (places.length <= shown) return [...places];
  const part = Math.floor(places.length / shown);
  return Array.from({ length: shown }, (_, at) => places[at * part + ((seed + at * 7) % part)] ?? 0);
}

function listCells(cells: readonly string[], row: number, columns: SheetColumns | undefined): Sample['cells'] {
  return cells.flatMap((text, column) => {
    const value = text.trim().slice(0, longestValue);
    // What was laid out anew has other columns than the file.
    const name = columns?.is_laid_out === false ? (columns.columns[column]?.name ?? '') : '';
    return value === '' ? [] : [{ cell: cellAddress(row, column), name, value }];
  });
}
