// What stands before and after a letter.
import { unread } from '../text/html-text.ts';

const reach = 60;
const openings = /[\s([{（【「『《“‘"'*_［〔]*$/;
const closings = /^[)\]}）】」』》”’"'*_］〕]*/;
const words = /\p{L}+|[^\s\p{L}]/gu;

export interface Context {
  /** Opening brackets, quotes and spaces before the letter left out. */
  before: string;
  /** What follows as it stands, and without closing brackets and quotes. */
  next: string;
  after: string;
  /** `after` without white space, since texts that come from print break inside words. */
  afterDense: string;
  /** The words and signs before it, nearest first, and after it. */
  wordsBefore: string[];
  wordsAfter: string[];
}

export function readContext(text: string, from: number, to: number): Context {
  const lead = text.slice(Math.max(0, from - reach), from);
  // A new line is an end of its own: nothing before it speaks of this letter.
  const line = lead.slice(lead.lastIndexOf('\n') + 1);
  const before = line.replace(openings, '');
  const next = text.slice(to, to + reach);
  const after = next.replace(closings, '');
  return {
    before,
    next,
    after,
    afterDense: after.replace(/\s+/g, ''),
    wordsBefore: (before.toLowerCase().match(words) ?? []).toReversed(),
    wordsAfter: after.toLowerCase().match(words) ?? [],
  };
}

/** The phrase is over, or has not begun: nothing there, or a sign that separates. */
export function startsPhrase(before: string): boolean {
  const last = before.at(-1);
  return last === undefined || isSeparator(last);
}

export function endsPhrase(after: string): boolean {
  const next = after.trimStart()[0];
  return next === undefined || after.startsWith('\n') || isSeparator(next);
}

function isSeparator(char: string): boolean {
  return char !== unread && /[.,;:!?。，；：！？、…)）】」』”’"'(（—–•·¿¡]/u.test(char);
}

/** One of the listed words ends the text before or begins the text after. */
export function endsWithAny(before: string, list: readonly string[]): boolean {
  return list.some((word) => before.endsWith(word));
}

export function startsWithAny(after: string, list: readonly string[]): boolean {
  return list.some((word) => after.startsWith(word));
}
