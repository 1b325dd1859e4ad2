// Days as people write them in spreadsheets. Where day and month could be either, nobody guesses: the person is asked.
import type { DayOrder } from '@tiku/contract';

/** A day as `2026-12-31`, `wrong`, or `ambiguous` where it could be either of two; null where the text says that there is no end. */
type ReadDay = string | null;

/** The first three letters of months in English, Spanish and Portuguese. */
const months = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

const endless = new Set(
  '永久,长期,长期有效,永久有效,无,无限期,不限,无固定期限,無期限,期限なし,なし,none,never,permanent,unlimited,noend,noenddate,n/a,sinfin,indefinido,permanente,ilimitado,ninguna,nunca,semfim,semprazo,nenhum,-,–,—,/'.split(
    ',',
  ),
);

/** Whether a text looks like a day at all, for columns without a name. */
export function looksLikeDay(text: string): boolean {
  const day = readDay(text, null);
  return day !== null && day !== 'wrong' && !/^\d{5}$/.test(text.trim());
}

export function readDay(text: string, order: DayOrder | null): ReadDay {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (endless.has(plain.replaceAll(/[\s.]/g, ''))) return null;
  return yearFirst(plain) ?? named(plain) ?? serial(plain) ?? yearLast(plain, order) ?? 'wrong';
}

function toDay(year: number, month: number, day: number): string {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : 'wrong';
}

/** 2026-12-31, 2026/12/31, 2026.12.31, 2026年12月31日, 20261231; a time behind it does not count. */
function yearFirst(text: string): string | null {
  const apart = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})\s?日?(?:[ t].*)?$/.exec(text);
  const [, year, month, day] = apart ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : toDay(Number(year), Number(month), Number(day));
}

/** 31 Dec 2026, Dec 31, 2026, 31-dez-26, 31 de diciembre de 2026. */
function named(text: string): string | null {
  const plain = text.replaceAll(/\bde\b/g, ' ').replaceAll(/[-/.,\s]+/g, ' ');
  const [, day, name, year] = /^(\d{1,2})(?:st|nd|rd|th)? (\p{L}{3,12}) (\d{2}|\d{4})$/u.exec(plain) ?? [];
  const [, named2, day2, year2] = /^(\p{L}{3,12}) (\d{1,2})(?:st|nd|rd|th)? (\d{2}|\d{4})$/u.exec(plain) ?? [];
  const month = (name ?? named2)?.slice(0, 3);
  if (month === undefined) return null;
  const at = months.findIndex((names) => names.includes(month));
  return at === -1 ? 'wrong' : toDay(fullYear(year ?? year2 ?? ''), at + 1, Number(day ?? day2));
}

/** The number by which Excel counts days, where a date lost its format: of this century. */
function serial(text: string): string | null {
  const days = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (days < 36_526 || days > 73_050) return null;
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

function fullYear(year: string): number {
  return year.length === 2 ? 2_000 + Number(year) : Number(year);
}

function yearLast(text: string, order: DayOrder | null): ReadDay | undefined {
  const [, first = '', sign, second = '', year = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[ t].*)?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  // With dots, the day comes first wherever people write them.
  const settled = orderOf(text) ?? (sign === '.' ? 'dmy' : null) ?? order;
  if (settled === null) return first === second ? toDay(fullYear(year), Number(first), Number(first)) : 'ambiguous';
  const [day, month] = settled === 'dmy' ? [first, second] : [second, first];
  return toDay(fullYear(year), Number(month), Number(day));
}

/** The only order that a text can have, because a number above 12 is no month. */
function orderOf(text: string): DayOrder | null {
  const [, first = '0', second = '0'] =
    /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})\b/.exec(text.normalize('NFKC').trim()) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return 'dmy';
  return Number(second) > 12 && Number(first) <= 12 ? 'mdy' : null;
}

/** The order that the texts of a column settle together; null where none does, or they contradict each other. */
export function settleOrder(texts: readonly string[]): DayOrder | null {
  const found = new Set(texts.map(orderOf).filter((order) => order !== null));
  const [order] = found;
  return found.size === 1 ? (order ?? null) : null;
}
