// From the rows of a spreadsheet to people and to problems with their cells.
import { rules } from '@tiku/contract';
import { cellAddress } from '@tiku/papers';
import type { Texts } from '../../../texts/en.ts';
import { findColumns, readDate, readFlag } from './user-columns.ts';
import type { UserColumn } from './user-columns.ts';

type Code = keyof Texts['companyImport'];

export interface SheetProblem {
  /** As spreadsheets count. */
  row: number;
  cell: string;
  column: UserColumn;
  code: Code;
}

export interface SheetPerson {
  row: number;
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  emailaddress: string;
  mobile: string;
  is_admin: boolean;
  expiration: string | null;
}

export interface ReadSheet {
  rowsCount: number;
  people: SheetPerson[];
  problems: SheetProblem[];
  /** Of a column, for problems that are found later. */
  cellOf: (row: number, column: UserColumn) => string;
}

const unique = ['job_id', 'emailaddress', 'mobile'] as const;
const headRows = 5;

/** Null where no row has the titles of the columns. */
export function readSheet(rows: readonly string[][]): ReadSheet | null {
  const head = rows.slice(0, headRows).findIndex((row) => findColumns(row).has('name'));
  if (head === -1) return null;
  const columns = findColumns(rows[head] ?? []);
  const cellOf = (row: number, column: UserColumn) => cellAddress(row - 1, columns.get(column) ?? 0);
  const people: SheetPerson[] = [];
  const problems: SheetProblem[] = [];
  const seen = new Set<string>();
  let rowsCount = 0;
  for (const [at, cells] of rows.entries()) {
    if (at <= head || cells.every((cell) => cell.trim() === '')) continue;
    rowsCount += 1;
    const row = at + 1;
    const text = (column: UserColumn) => (cells[columns.get(column) ?? -1] ?? '').trim();
    const person = toPerson(row, text);
    const found = [...findProblems(person, text), ...findRepeats(person, seen)];
    problems.push(...found.map(([column, code]) => ({ row, cell: cellOf(row, column), column, code })));
    if (found.length === 0) people.push(person);
  }
  return { rowsCount, people, problems, cellOf };
}

function toPerson(row: number, text: (column: UserColumn) => string): SheetPerson {
  return {
    row,
    job_id: text('job_id'),
    name: text('name'),
    department: text('department'),
    job_title: text('job_title'),
    emailaddress: text('emailaddress'),
    // As numbers are written in spreadsheets.
    mobile: text('mobile')
      .replaceAll(/[\s-]/g, '')
      .replace(/^\+?86(?=1\d{10}$)/, ''),
    is_admin: readFlag(text('is_admin')) ?? false,
    expiration: readDate(text('expiration')),
  };
}

type Found = readonly [UserColumn, Code];

function findProblems(person: SheetPerson, text: (column: UserColumn) => string): Found[] {
  const found: Found[] = [];
  if (person.name === '') found.push(['name', 'required']);
  if (person.name.length > rules.name.max) found.push(['name', 'tooLong']);
  for (const column of ['job_id', 'department', 'job_title'] as const)
    if (person[column].length > rules.companyUser.textMax) found.push([column, 'tooLong']);
  for (const column of ['job_id', 'name', 'department', 'job_title'] as const)
    if (/\p{Cc}|\p{Cs}/u.test(person[column])) found.push([column, 'invalid']);
  if (person.mobile !== '' && !rules.mobile.test(person.mobile)) found.push(['mobile', 'badMobile']);
  const { pattern, min, max } = rules.email;
  const { length } = person.emailaddress;
  if (length > 0 && (length < min || length > max || !pattern.test(person.emailaddress)))
    found.push(['emailaddress', 'badEmail']);
  if (person.mobile === '' && person.emailaddress === '') found.push(['mobile', 'noContact']);
  if (readFlag(text('is_admin')) === null) found.push(['is_admin', 'badFlag']);
  if (text('expiration') !== '' && person.expiration === null) found.push(['expiration', 'badDate']);
  return found;
}

/** Of what only one of them can have; the first one has it. */
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
