// The columns of the app's payments, found by their titles in any of the five languages, and what their cells may hold.
import { languages } from '@tiku/contract';
import { texts } from '../../../platform/texts/texts.ts';

const paymentColumns = [
  'partner',
  'item',
  'type',
  'amount',
  'amount_minor',
  'currency',
  'date',
  'reference',
  'payer',
  'bundle',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];
export type PaymentType = 1 | 2 | 3 | 4;

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*.-]/g, '');
}

const known = new Map<string, PaymentColumn>();
const types = new Map<string, PaymentType>([['wechatpay', 2]]);
for (const column of paymentColumns) known.set(fold(column), column);
for (const language of languages) {
  const { columns, ways } = texts[language].paymentSheet;
  for (const column of paymentColumns) known.set(fold(columns[column]), column);
  for (const type of [1, 2, 3, 4] as const) types.set(String(type), type).set(fold(ways[type]), type);
}

export function findColumns(titles: readonly string[]): Map<PaymentColumn, number> {
  const found = new Map<PaymentColumn, number>();
  for (const [at, title] of titles.entries()) {
    const column = known.get(fold(title));
    if (column !== undefined && !found.has(column)) found.set(column, at);
  }
  return found;
}

/** Which bundle was paid for by whom is told by some files only. */
const optional: ReadonlySet<PaymentColumn> = new Set(['amount_minor', 'payer', 'bundle']);

/** One of the two ways to write an amount is enough: its title says which it is, so that 1250 is never guessed at. */
export function findMissing(columns: ReadonlyMap<PaymentColumn, number>): PaymentColumn[] {
  return paymentColumns.filter(
    (column) => !optional.has(column) && !columns.has(column) && !(column === 'amount' && columns.has('amount_minor')),
  );
}

export function readType(text: string): PaymentType | null {
  return types.get(fold(text)) ?? null;
}

/** In minor units, without a detour over fractions that a computer cannot hold. */
export function readAmount(text: string): number | null {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
}

export function readMinor(text: string): number | null {
  // Plus 0, or “-0” would be a number of its own.
  return /^[+-]?\d{1,11}$/.test(text) ? Number(text) + 0 : null;
}

/** A day, or a day and a time; in UTC unless it says otherwise. */
export function readInstant(text: string): Date | null {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(2\d{3}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?) ?(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (day === undefined) return null;
  // Days that a month does not have are moved on instead of refused where a time follows.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const at = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
