// Which column of a spreadsheet holds what about people: by its name and by what it holds.
import { rules } from '@tiku/contract';
import type { CompanyUserColumn } from '@tiku/contract';
import { looksLikeDay } from './read-day.ts';
import { columnOf } from './user-columns.ts';

export interface SheetColumn {
  /** Counted from 0. */
  at: number;
  name: string;
  role: CompanyUserColumn | null;
  /** Taken for it by what it holds, or by a name that only resembles one. */
  isUnsure: boolean;
  samples: string[];
}

export interface Recognised {
  /** Counted from 0; -1 where the first row holds somebody already. */
  headRow: number;
  columns: SheetColumn[];
}

const headRows = 5;
const samplesShown = 3;
const longestSample = 60;
const widest = 60;
/** Of the cells that hold anything. */
const most = 0.8;

/** As numbers are written in spreadsheets. */
export function readMobile(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s()-]/g, '')
    .replace(/^(?:\+?86|0086)(?=1\d{10}$)/, '');
}

const isMobile = (text: string) => rules.mobile.test(readMobile(text));
const isEmail = (text: string) => rules.email.pattern.test(text);
const isPersonName = (text: string) => text.length <= 30 && /^[\p{L}\p{M}][\p{L}\p{M}\s.'’·-]*$/u.test(text);

export function recogniseColumns(rows: readonly string[][]): Recognised {
  const headRow = findHead(rows);
  const body = rows.slice(headRow + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = Math.min(
    widest,
    rows.slice(Math.max(0, headRow)).reduce((widestRow, row) => Math.max(widestRow, row.length), 0),
  );
  const texts = Array.from({ length: width }, (_, at) =>
    body.map((row) => (row[at] ?? '').trim()).filter((text) => text !== ''),
  );
  const names = texts.map((_, at) => (headRow === -1 ? '' : (rows[headRow]?.[at] ?? '').trim()));
  const roles = chooseRoles(names, texts);
  const columns = names.map((name, at): SheetColumn => {
    const chosen = roles.get(at);
    const samples = [...new Set(texts[at])].slice(0, samplesShown).map((text) => text.slice(0, longestSample));
    return {
      at,
      name: name.slice(0, longestSample),
      role: chosen?.role ?? null,
      isUnsure: chosen?.isUnsure ?? false,
      samples,
    };
  });
  return { headRow, columns };
}

/** The row with most known names, and without anybody's number or address. */
function findHead(rows: readonly string[][]): number {
  const known = rows.slice(0, headRows).map((row) => {
    if (row.some((cell) => isMobile(cell) || isEmail(cell.trim()))) return 0;
    return new Set(row.map((cell) => columnOf(cell)?.column).filter((column) => column !== undefined)).size;
  });
  const best = Math.max(0, ...known);
  return best === 0 ? -1 : known.indexOf(best);
}

interface Choice {
  role: CompanyUserColumn;
  isUnsure: boolean;
}

function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}

/** Each role is of one column: the one whose contents bear its name out, then the one with the better name, then the first. */
function chooseRoles(names: readonly string[], texts: readonly string[][]): Map<number, Choice> {
  const proposals = names.flatMap((name, at) => {
    const column = texts[at] ?? [];
    const byName = columnOf(name);
    const byContents = rolesIn(column, name);
    // `联系方式` may hold addresses: what is there counts more than what it is called.
    const isOther = byContents !== null && (byName?.column === 'mobile' || byName?.column === 'emailaddress');
    const role = isOther ? byContents : (byName?.column ?? byContents);
    if (role === null) return [];
    const isBornOut = byContents === role;
    const weight = (byName?.column === role ? 2 : 0) + (byName?.isExact === true ? 1 : 0) + (isBornOut ? 4 : 0);
    return [{ at, role, weight, isUnsure: byName?.column !== role }];
  });
  const chosen = new Map<number, Choice>();
  const taken = new Set<CompanyUserColumn>();
  for (const { at, role, isUnsure } of proposals.toSorted(
    (one, other) => other.weight - one.weight || one.at - other.at,
  )) {
    if (taken.has(role)) continue;
    taken.add(role);
    chosen.set(at, { role, isUnsure });
  }
  if (!taken.has('name')) {
    const at = texts.findIndex((column, index) => !chosen.has(index) && shareOf(column, isPersonName) >= most);
    if (at !== -1) chosen.set(at, { role: 'name', isUnsure: true });
  }
  return chosen;
}

/** Days under a name that is not known may be anything, birthdays for one; without a name they are most likely the last ones. */
function rolesIn(texts: readonly string[], name: string): CompanyUserColumn | null {
  if (shareOf(texts, isMobile) >= most) return 'mobile';
  if (shareOf(texts, isEmail) >= most) return 'emailaddress';
  return name === '' && shareOf(texts, looksLikeDay) >= most ? 'expiration' : null;
}
