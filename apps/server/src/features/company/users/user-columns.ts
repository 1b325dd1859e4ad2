// The columns of a spreadsheet of people, as they are written and as they are found again in any of the five languages.
import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { texts } from '../../../texts/texts.ts';

export const userColumnNames = [
  'job_id',
  'name',
  'department',
  'job_title',
  'emailaddress',
  'mobile',
  'is_admin',
  'expiration',
] as const;
export type UserColumn = (typeof userColumnNames)[number];

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*.-]/g, '');
}

const known = new Map<string, UserColumn>();
for (const column of userColumnNames) {
  known.set(fold(column), column);
  for (const language of languages) known.set(fold(texts[language].companySheet.columns[column]), column);
}

/** Which column holds what, by its title; those that nothing is known of are left alone. */
export function findColumns(titles: readonly string[]): Map<UserColumn, number> {
  const found = new Map<UserColumn, number>();
  for (const [at, title] of titles.entries()) {
    const column = known.get(fold(title));
    if (column !== undefined && !found.has(column)) found.set(column, at);
  }
  return found;
}

const yes = new Set([
  '1',
  'true',
  'y',
  'x',
  '✓',
  ...languages.map((language) => fold(texts[language].companySheet.yes)),
]);
const no = new Set(['', '0', 'false', 'n', ...languages.map((language) => fold(texts[language].companySheet.no))]);

/** Null for what is neither. */
export function readFlag(text: string): boolean | null {
  const folded = fold(text);
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : null;
}

/** As 2026-12-31, however it is punctuated; null for anything else. */
export function readDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

export function titleOf(column: UserColumn, language: Language): string {
  return texts[language].companySheet.columns[column];
}
