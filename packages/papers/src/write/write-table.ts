// Figures as an .xlsx to go on calculating with: dates are dates, numbers are numbers, and texts are never formulas.
import { type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { escapeCode, headStyle } from './spreadsheet.ts';

export type TableCell = string | number | Date | null;

export interface TableColumn {
  title: string;
  /** A date is given as 2026-11-16, a month as 2026-11, a duration in seconds, a share between 0 and 1; an instant is shown in the time zone of the table. */
  kind: 'text' | 'number' | 'money' | 'date' | 'month' | 'instant' | 'duration' | 'share';
  /** In characters. */
  width: number;
}

interface Table {
  name: string;
  /** What it is about, above the names of the columns. */
  lines?: readonly string[];
  /** The IANA name of the reader's time zone; left out where no column holds instants. */
  timeZone?: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly TableCell[])[];
}

const formats: Record<TableColumn['kind'], CellStyle> = {
  text: { alignment: { vertical: 'top', wrapText: true } },
  number: {},
  money: { numFmt: '#,##0.00' },
  date: { numFmt: 'yyyy-mm-dd' },
  month: { numFmt: 'yyyy-mm' },
  instant: { numFmt: 'yyyy-mm-dd hh:mm' },
  duration: { numFmt: '[h]:mm:ss' },
  share: { numFmt: '0%' },
};

const DAY_SECONDS = 24 * 60 * 60;

export function writeTable(table: Table): Promise<Uint8Array> {
  return writeTables([table]);
}

/** A sheet for each. Programs refuse two of one name, large and small letters alike. */
export async function writeTables(tables: readonly Table[]): Promise<Uint8Array> {
  const taken = new Set<string>();
  return await writeXlsx({ sheets: tables.map((table) => toSheet(table, nameSheet(table.name, taken))) });
}

function nameSheet(wanted: string, taken: Set<string>): string {
  // Spreadsheets allow no more, and none of these.
  const plain =
    wanted
      .replaceAll(/[\\/?*:[\]]/g, ' ')
      .replaceAll(/^'|'$/g, ' ')
      .trim() || '1';
  for (let copy = 1; ; copy += 1) {
    const end = copy === 1 ? '' : ` (${copy})`;
    const name = plain.slice(0, 31 - end.length) + end;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

function toSheet({ lines = [], timeZone = 'UTC', columns, rows }: Table, name: string): WriteSheet {
  const cells: WriteSheet['cells'] = new Map();
  const toLocal = localise(timeZone);
  const head = lines.length;
  const values = [
    ...lines.map((line) => [escapeCode(line)]),
    columns.map(({ title }) => escapeCode(title)),
    ...rows.map((row) => columns.map(({ kind }, at) => toValue(row[at] ?? null, kind, toLocal))),
  ];
  for (const [line, row] of values.entries()) {
    for (const [at, value] of row.entries()) {
      const style = line <= head ? headStyle : formats[columns[at]?.kind ?? 'text'];
      if (value !== null) cells.set(`${line},${at}`, { value, style });
    }
  }
  return {
    name,
    rows: values,
    cells,
    columns: columns.map(({ width }) => ({ width })),
    freezePane: { rows: head + 1 },
  };
}

/** Spreadsheets know no time zones: what they are to show is given as if it were UTC. Whole minutes, as they show them. */
function localise(timeZone: string): (instant: Date) => Date {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => new Date(`${wall.format(instant).replace(' ', 'T')}:00Z`);
}

function toValue(cell: TableCell, kind: TableColumn['kind'], toLocal: (instant: Date) => Date): TableCell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return kind === 'duration' ? cell / DAY_SECONDS : cell;
  if (typeof cell !== 'string') return kind === 'instant' ? toLocal(cell) : cell;
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`);
  return kind === 'month' ? new Date(`${cell}-01T00:00:00Z`) : escapeCode(cell);
}
