// From the rows of a spreadsheet to people and to problems with their cells.
import { isVisible, rules, withoutDirections } from '@tiku/contract';
import type { CompanyUserColumn, DayOrder } from '@tiku/contract';
import { cellAddress } from '@tiku/papers';
import type { Texts } from '../../../platform/texts/texts.ts';
import { readDay, settleOrder } from './read-day.ts';
import { readMobile, recogniseColumns } from './recognise-columns.ts';
import type { SheetColumn } from './recognise-columns.ts';
import { readFlag } from './user-columns.ts';

type Code = keyof Texts['companyImport'];

export interface SheetProblem {
  /** As spreadsheets count. */
  row: number;
  cell: string;
  column: CompanyUserColumn;
  code: Code;
}

/** What a row says. What it leaves empty, it says nothing about. */
export interface SheetPerson {
  row: number;
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  emailaddress: string;
  mobile: string;
  is_admin: boolean | undefined;
  /** Null where it says that there is no end. */
  expiration: string | null | undefined;
}

export interface ReadSheet {
  rowsCount: number;
  columns: SheetColumn[];
  people: SheetPerson[];
  problems: SheetProblem[];
  /** How days are read that could be either, and whether that was said by the person or by other days of the column. */
  dayOrder: DayOrder | null;
  hasAmbiguousDays: boolean;
  /** Of a column, for problems that are found later. */
  cellOf: (row: number, column: CompanyUserColumn) => string;
}

/** What the person said: by column, from the first. */
export interface Mapping {
  roles?: readonly (CompanyUserColumn | null)[] | undefined;
  dayOrder?: DayOrder | undefined;
}

const unique = ['job_id', 'emailaddress', 'mobile'] as const;

/** Null where there is nothing to read. */
export function readSheet(rows: readonly string[][], { roles, dayOrder }: Mapping): ReadSheet | null {
  const { headRow, columns: recognised } = recogniseColumns(rows);
  const columns = roles
    ? recognised.map((column) => Object.assign(column, { role: roles[column.at] ?? null, isUnsure: false }))
    : recognised;
  const places = new Map<CompanyUserColumn, number>();
  for (const { at, role } of columns) if (role !== null && !places.has(role)) places.set(role, at);
  const cellOf = (row: number, column: CompanyUserColumn) => {
    const at = places.get(column);
    return at === undefined ? String(row) : cellAddress(row - 1, at);
  };
  const textOf = (cells: readonly string[], column: CompanyUserColumn) =>
    withoutDirections(cells[places.get(column) ?? -1] ?? '').trim();
  const filled = [...rows.entries()].filter(([at, cells]) => at > headRow && cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return null;
  const order = dayOrder ?? settleOrder(filled.map(([, cells]) => textOf(cells, 'expiration')));
  const people: SheetPerson[] = [];
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  let hasAmbiguousDays = false;
  for (const [at, cells] of filled) {
    const row = at + 1;
    const text = (column: CompanyUserColumn) => textOf(cells, column);
    const day = readDay(text('expiration') || '-', order);
    hasAmbiguousDays ||=
      day === 'ambiguous' || (dayOrder !== undefined && readDay(text('expiration') || '-', null) === 'ambiguous');
    const person = toPerson(row, text, day);
    const found = [...findProblems(person, text, day), ...findRepeats(person, seen)];
    problems.push(...found.map(([column, code]) => ({ row, cell: cellOf(row, column), column, code })));
    if (found.length === 0) people.push(person);
  }
  return { rowsCount: filled.length, columns, people, problems, dayOrder: order, hasAmbiguousDays, cellOf };
}

function toPerson(
  row: number,
  text: (column: CompanyUserColumn) => string,
  day: ReturnType<typeof readDay>,
): SheetPerson {
  const isDay = day === null || /^\d/.test(day);
  return {
    row,
    job_id: text('job_id'),
    name: text('name'),
    department: text('department'),
    job_title: text('job_title'),
    emailaddress: text('emailaddress'),
    mobile: readMobile(text('mobile')),
    is_admin: readFlag(text('is_admin')) ?? undefined,
    expiration: text('expiration') === '' || !isDay ? undefined : day,
  };
}

type Found = readonly [CompanyUserColumn, Code];

function findProblems(
  person: SheetPerson,
  text: (column: CompanyUserColumn) => string,
  day: ReturnType<typeof readDay>,
): Found[] {
  const found: Found[] = [];
  if (person.name.length > rules.name.max) found.push(['name', 'tooLong']);
  for (const column of ['job_id', 'department', 'job_title'] as const)
    if (person[column].length > rules.companyUser.textMax) found.push([column, 'tooLong']);
  for (const column of ['job_id', 'name', 'department', 'job_title'] as const)
    if (/\p{Cc}|\p{Cs}/u.test(person[column]) || (person[column] !== '' && !isVisible(person[column])))
      found.push([column, 'invalid']);
  if (person.mobile !== '' && !rules.mobile.test(person.mobile)) found.push(['mobile', 'badMobile']);
  const { pattern, min, max } = rules.email;
  const { length } = person.emailaddress;
  if (length > 0 && (length < min || length > max || !pattern.test(person.emailaddress)))
    found.push(['emailaddress', 'badEmail']);
  if (person.mobile === '' && person.emailaddress === '') found.push(['mobile', 'noContact']);
  if (readFlag(text('is_admin')) === null) found.push(['is_admin', 'badFlag']);
  if (day === 'wrong') found.push(['expiration', 'badDate']);
  if (day === 'ambiguous') found.push(['expiration', 'ambiguousDate']);
  return found;
}

/** Finds what only one person can have; the first one has it. */
function findRepeats(person: SheetPerson, seen: Set<string>): Found[] {
  return unique.flatMap((column): Found[] => {
    const key = `${column} ${person[column].toLowerCase()}`;
    if (person[column] === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [[column, 'repeated']];
  });
}
