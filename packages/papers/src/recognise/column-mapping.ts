// What each column was taken for, to be shown to the person, and what the person says instead.
import type { Column } from '../layout/column.ts';
import type { Header } from '../layout/find-header.ts';
import { columnRoles } from '@tiku/questions/column-roles';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { foldName } from '../layout/names.ts';
import type { ReadColumn, SheetColumns } from '../layout/sheet-columns.ts';
import type { Sheet } from '../workbook.ts';
import { findFirstRow, sampleRows } from './body-rows.ts';
import type { ChosenReading } from './choose-reading.ts';
import type { Doubt } from './propose-readings.ts';

/** What somebody has said of a sheet, or of a file of the same shape before. */
export interface ColumnMapping {
  /** It is about this file only where this is given. */
  sheet_no?: number | undefined;
  shape?: string | undefined;
  /** By column. */
  roles: (ColumnRole | null)[];
  first_option?: 0 | 1 | undefined;
}

const samplesShown = 3;
const longestSample = 120;
const widest = 60;

export function listColumns(sheet: Sheet, header: Header, doubts: readonly Doubt[], base: 0 | 1): SheetColumns {
  const rows = sampleRows(sheet, header.lastRow + 1);
  const width = Math.min(
    widest,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const columns = Array.from({ length: width }, (_, at): ReadColumn => {
    const texts = new Set(rows.map((row) => row[at] ?? '').filter((text) => text !== ''));
    return {
      name: nameAt(sheet, header, at),
      role: header.columns.find((column) => column.at === at)?.role ?? null,
      is_unsure: doubts.some((doubt) => doubt.at === at),
      samples: [...texts].slice(0, samplesShown).map((text) => text.slice(0, longestSample)),
    };
  });
  return { sheet_no: sheet.no, shape: shapeOf(columns), columns, first_option: base };
}

function nameAt(sheet: Sheet, { lastRow, firstRow, columns }: Header, at: number): string {
  const known = columns.find((column) => column.at === at)?.name ?? '';
  return (known || (firstRow > lastRow ? '' : (sheet.rows[lastRow]?.[at] ?? ''))).trim().slice(0, longestSample);
}

/** '' where nothing has a name: then two files have nothing in common. */
function shapeOf(columns: readonly ReadColumn[]): string {
  const names = columns.map(({ name }) => foldName(name));
  return names.every((name) => name === '') ? '' : names.join('|').slice(0, 500);
}

export function findMapping(
  mappings: readonly ColumnMapping[],
  { sheet_no, shape, columns }: SheetColumns,
): ColumnMapping | null {
  const isOfFile = ({ sheet_no: wanted }: ColumnMapping): boolean => wanted === sheet_no;
  const isOfShape = (mapping: ColumnMapping): boolean =>
    mapping.sheet_no === undefined &&
    shape !== '' &&
    mapping.shape === shape &&
    mapping.roles.length === columns.length;
  return mappings.find(isOfFile) ?? mappings.find(isOfShape) ?? null;
}

/** The reading with the columns as somebody said they are; nothing about it is in doubt any more. */
export function applyMapping(
  reading: ChosenReading,
  { roles, first_option }: ColumnMapping,
  sheet: Sheet,
): ChosenReading {
  const { header } = reading;
  const counts = new Map<ColumnRole, number>();
  const columns = roles.flatMap((role, at): Column[] => {
    if (role === null || !columnRoles.includes(role)) return [];
    const item = (counts.get(role) ?? 0) + 1;
    counts.set(role, item);
    const isNumbered = role === 'option' || role === 'correct' || role === 'wrong';
    return [{ at, role, item, isNumbered, name: nameAt(sheet, header, at) }];
  });
  const mapped: Header = {
    ...header,
    columns,
    unknown: [],
    hasJoinedOptions: counts.get('option') === 1,
    isStemGuessed: false,
    ...(first_option !== undefined && { firstOption: first_option }),
  };
  return { header: mapped, doubts: [], proof: reading.proof };
}

/** For a sheet that nothing was recognised in: its first full row is taken for the names. */
export function startMapping(sheet: Sheet): ChosenReading | null {
  const first = findFirstRow(sheet);
  if (first < 0) return null;
  const names = sheet.rows[first] ?? [];
  const unknown = names.flatMap((name, at) => (name.trim() === '' ? [] : [{ at, name }]));
  const header: Header = {
    firstRow: first,
    lastRow: first,
    columns: [],
    unknown,
    hasJoinedOptions: false,
    isStemGuessed: false,
  };
  return { header, doubts: [], proof: 0 };
}
