// Answers that say the same in nearly the same words: in another order, with a slip of the pen, with a word more or less.
import { distance } from 'fastest-levenshtein';
import { numerals, turns, writtenTurns } from './words.ts';

/** A number, a word, or one character of a script without spaces. */
const pattern = /\d+(?:[.,]\d+)*|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|\p{L}|[+\-=<>×÷√^%°]/gu;

export interface AnswerWords {
  words: readonly string[];
  /** Without their order. */
  sorted: readonly string[];
  /** Numbers and negations: where these differ, the answers do, however alike they look. */
  telling: string;
  /** Without spaces: written together or apart. */
  joined: string;
}

function isTelling(word: string): boolean {
  return numerals.test(word) || turns.has(word) || writtenTurns.test(word);
}

export function wordsOf(text: string): AnswerWords {
  const words = text.normalize('NFKC').toLowerCase().replaceAll(/['’]/g, '').match(pattern) ?? [];
  const sorted = words.toSorted();
  return { words, sorted, telling: sorted.filter(isTelling).join(' '), joined: words.join('') };
}

/** What only one of two sorted lists has. */
function restsOf(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const rests: [string[], string[]] = [[], []];
  let [at, beside] = [0, 0];
  while (at < one.length || beside < other.length) {
    const [here, there] = [one[at], other[beside]];
    if (here === there) {
      at += 1;
      beside += 1;
    } else if (there === undefined || (here !== undefined && here < there)) {
      rests[0].push(here ?? '');
      at += 1;
    } else {
      rests[1].push(there);
      beside += 1;
    }
  }
  return rests;
}

const lettersOf = (each: string) => each.split('').toSorted().join('');

function isSlip(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  if (length < 4 || Math.abs(one.length - other.length) > 2) return false;
  const slips = distance(one, other);
  // Two letters in each other's place count as two.
  return slips <= (length >= 8 ? 2 : 1) || (slips === 2 && lettersOf(one) === lettersOf(other));
}

/** Two that differ in much cannot be alike: nothing is looked at letter by letter. */
export function areAlike(one: AnswerWords, other: AnswerWords): boolean {
  const count = Math.max(one.words.length, other.words.length);
  if (Math.min(one.words.length, other.words.length) === 0 || one.telling !== other.telling) return false;
  if (one.joined === other.joined) return true;
  const isByCharacter = one.joined.length < 1.5 * one.words.length;
  const different = Math.floor(count / (isByCharacter ? 4 : 6));
  const slipped = Math.max(1, Math.floor(count / 3));
  if (Math.abs(one.words.length - other.words.length) > different) return false;
  const [mine, theirs] = restsOf(one.sorted, other.sorted);
  if (Math.max(mine.length, theirs.length) > different + slipped) return false;
  let slips = 0;
  for (const each of mine.toReversed()) {
    const at = theirs.findIndex((its) => isSlip(each, its));
    if (at < 0 || slips === slipped) continue;
    theirs.splice(at, 1);
    mine.splice(mine.indexOf(each), 1);
    slips += 1;
  }
  return Math.max(mine.length, theirs.length) <= different;
}
