// What the names over the columns suggest, in words that are known or nearly so, and in any language where they count.
import { readHeaderName } from '../layout/read-header-name.ts';
import type { HeaderName } from '../layout/read-header-name.ts';
import { findSimilarName } from '../layout/similar-name.ts';

export type NameHint = HeaderName;

export function readHints(names: readonly string[]): (NameHint | null)[] {
  const hints = names.map((name) => (name.trim() === '' ? null : (readHeaderName(name) ?? findSimilarName(name))));
  // A letter alone is an option only beside others.
  const options = hints.filter((hint) => hint?.role === 'option').length;
  const items = new Set(hints.map((hint) => (hint?.role === 'option' ? hint.item : null)));
  return hints.map((hint, at) => {
    if (hint?.role !== 'option' || hint.item === null) return hint;
    // `q` is no seventeenth one.
    const isBare = (names[at] ?? '').trim().length === 1 && hint.item > 1 && !items.has(hint.item - 1);
    return options < 2 || isBare ? null : hint;
  });
}

export interface Series {
  first: number;
  last: number;
}

/** Neighbours whose names differ only in the letter or number they count by: `Antwort A`, `Antwort B` …; `1`, `2` … */
export function findSeries(names: readonly string[]): Series[] {
  const series: Series[] = [];
  for (let first = 0; first < names.length; first += 1) {
    let last = first;
    while (last + 1 < names.length && isNext(names[first] ?? '', names[last + 1] ?? '', last + 1 - first)) last += 1;
    if (last > first) {
      series.push({ first, last });
      first = last;
    }
  }
  return series;
}

const counts = [
  'ABCDEFGHIJKLMNOPQRST',
  'АБВГДЕЖЗИК',
  '가나다라마바사',
  'アイウエオカキクケコ',
  'ⅠⅡⅢⅣⅤⅥⅦⅧ',
  '①②③④⑤⑥⑦⑧⑨⑩',
];

function isNext(name: string, other: string, step: number): boolean {
  return listCounts(name).some(({ around, count, place }) =>
    listCounts(other).some(
      (next) => next.around === around && next.count === count && place <= 1 && next.place === place + step,
    ),
  );
}

/** Every sign by which a name may count, with what stands around it. */
function listCounts(name: string): { around: string; count: string; place: number }[] {
  const text = name.trim().toUpperCase();
  const found = [];
  for (const match of text.matchAll(/\d{1,2}/gu)) {
    found.push({ around: cut(text, match.index, match[0].length), count: 'number', place: Number(match[0]) });
  }
  for (const [at, sign] of Array.from(text).entries()) {
    const count = counts.find((signs) => signs.includes(sign));
    const isWord = /\p{L}/u.test(text[at - 1] ?? '') || /\p{L}/u.test(text[at + 1] ?? '');
    const isAttached = isWord && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(text);
    if (count !== undefined && !isAttached) found.push({ around: cut(text, at, 1), count, place: count.indexOf(sign) });
  }
  return found;
}

function cut(text: string, at: number, length: number): string {
  return `${text.slice(0, at)}*${text.slice(at + length)}`;
}
