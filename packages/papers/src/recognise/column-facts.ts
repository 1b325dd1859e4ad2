// What a column holds, over all rows, whatever it is called.
import { countBlanks, readLetterList, readTruthWord } from '@tiku/questions/sheets';
import { readTitleType } from '../layout/section-title.ts';
import { splitOptions } from '../layout/split-options.ts';

/** Shares are those of the cells that hold anything, from 0 to 1. */
export interface ColumnFacts {
  at: number;
  /** The share of rows that have a text here. */
  filled: number;
  /** How many different texts there are, as a share and as a number. */
  distinct: number;
  values: number;
  length: number;
  numbers: number;
  /** 1, 2, 3 …; they may begin anew. */
  runsOn: boolean;
  /** Letters as in a key: `A`, `b`, `AC`, `A, C`. */
  keys: number;
  truths: number;
  types: number;
  asks: number;
  /** Several options in one cell. */
  joined: number;
  dates: number;
  /** How often the text differs from the one above it, beside the number of different texts: low for chapters. */
  changes: number;
}

/** With what somebody said that stands between options. */
export function describeColumns(rows: readonly string[][], separator?: string): ColumnFacts[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, at) => describeColumn(rows, at, separator));
}

function describeColumn(rows: readonly string[][], at: number, separator: string | undefined): ColumnFacts {
  const texts = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
  const share = (test: (text: string) => boolean): number =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
  const values = new Set(texts).size;
  return {
    at,
    filled: rows.length === 0 ? 0 : texts.length / rows.length,
    distinct: texts.length === 0 ? 0 : values / texts.length,
    values,
    length: texts.reduce((sum, text) => sum + widthOf(text), 0) / Math.max(1, texts.length),
    numbers: share((text) => /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/u.test(text.normalize('NFKC'))),
    runsOn: runsOn(texts),
    keys: share(isKey),
    truths: share((text) => readTruthWord(text) !== null),
    types: share((text) => readTitleType(text) !== null),
    asks: share(isAsking),
    joined: share((text) => isJoined(text, separator)),
    dates: share((text) => /^\d{2,4}[-/.年]\d{1,2}[-/.月]\d{1,4}/u.test(text)),
    changes: texts.filter((text, row) => text !== texts[row - 1]).length / Math.max(1, values),
  };
}

/** Ends with a question mark, or shows a blank. */
export function isAsking(text: string): boolean {
  return /[?？؟]["”»）)\s]*(?:\(\d+\))?$/u.test(text) || countBlanks(text) > 0;
}

/** A character of Chinese, Japanese or Korean says as much as two letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu)?.length ?? 0);
}

function runsOn(texts: readonly string[]): boolean {
  let next = 0;
  for (const [at, text] of texts.entries()) {
    const number = Number(/(\d{1,6})\D{0,2}$/u.exec(text)?.[1] ?? Number.NaN);
    if (text.length > 12 || Number.isNaN(number)) return false;
    if (at > 0 && number > Number(/(\d{1,6})\D{0,2}$/u.exec(texts[at - 1] ?? '')?.[1] ?? 0)) next += 1;
  }
  return texts.length > 1 && next >= (texts.length - 1) * 0.7;
}

/** Words such as `Spain` are made of letters up to T as well, but not in the order of the alphabet. */
export function isKey(text: string): boolean {
  const found = text.length > 20 ? null : readLetterList(text);
  return found !== null && found.every((letter, at) => at === 0 || letter > (found[at - 1] ?? ''));
}

function isJoined(text: string, separator: string | undefined): boolean {
  const parts = splitOptions(text, separator);
  return parts.length > 1 && parts.length < 13 && new Set(parts).size === parts.length;
}
