// Whether two questions are one: the same but for the order of options, spelling, fillers and slips of the pen. What is
// negated, or asks for another number, is another question, however little it differs.
import { diffArrays } from 'diff';
import { distance } from 'fastest-levenshtein';
import type { ComparedText } from './compared-text.ts';
import { numerals, turns, writtenTurns } from './words.ts';

/** Of a word that may be a slip of another. */
const shortest = 4;
/** One this long may be there or not. */
const shortestWord = 3;

function isTurn(word: string): boolean {
  return turns.has(word) || writtenTurns.test(word);
}

/** One that may stand there or not, and be the same question: no number, no negation. */
function isLight(word: string): boolean {
  return !numerals.test(word) && !isTurn(word);
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('');
}

function isSlip(one: string, other: string): boolean {
  if (!isLight(one) || !isLight(other)) return false;
  const length = Math.max(one.length, other.length);
  if (length < shortest) return false;
  const slips = distance(one, other);
  // Two letters in each other's place count as two.
  return slips <= (length >= 8 ? 2 : 1) || (slips === 2 && lettersOf(one) === lettersOf(other));
}

/** How much of two texts differs, in words; null where what differs makes them two. */
function differenceOf(one: readonly string[], other: readonly string[]): number | null {
  const parts = diffArrays([...one], [...other]);
  let differing = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part || (!part.added && !part.removed)) continue;
    const isReplaced = next !== undefined && part.removed !== next.removed && (next.added || next.removed);
    const [from, to] = isReplaced ? [part.value, next.value] : [part.value, []];
    if (isReplaced) at += 1;
    if (![...from, ...to].every(isLight)) return null;
    const cost = costOf(from, to);
    if (cost === null) return null;
    differing += cost;
  }
  return differing;
}

/** Words written together or apart, words spelled a little otherwise, one short word too many: anything else is another question. */
function costOf(from: readonly string[], to: readonly string[]): number | null {
  const [before, after] = [from.join(''), to.join('')];
  if (before === after) return 0;
  if (from.length === to.length && from.every((word, at) => isSlip(word, to[at] ?? ''))) return from.length;
  if (from.length !== to.length && isSlip(before, after)) return 1;
  if (from.length > 0 && to.length > 0) return null;
  return from.length + to.length === 1 && before.length + after.length <= shortestWord ? 1 : null;
}

function isClose(one: readonly string[], other: readonly string[], share: number): boolean {
  if (one.length === other.length && one.every((word, at) => word === other[at])) return true;
  const difference = differenceOf(one, other);
  if (difference === null) return false;
  return difference <= Math.max(1, Math.floor(share * Math.max(one.length, other.length)));
}

/** Each with one of the others: the same ones first, then those that are nearly so. */
function haveSameOptions(one: ComparedText['options'], other: ComparedText['options']): boolean {
  if (one.length !== other.length) return false;
  const left = new Map<string, (readonly string[])[]>();
  for (const option of other) {
    const key = option.join(' ');
    left.set(key, [...(left.get(key) ?? []), option]);
  }
  const unmatched = one.filter((option) => left.get(option.join(' '))?.pop() === undefined);
  const rest = [...left.values()].flat();
  return unmatched.every((option) => {
    const at = rest.findIndex((each) => isClose(option, each, 0.2));
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

/** What tells most questions of one pattern apart, before anything is looked at word by word. */
function haveSameNumbers(one: readonly string[], other: readonly string[]): boolean {
  return one.filter(isNumber).toSorted().join(' ') === other.filter(isNumber).toSorted().join(' ');
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

export function areTwins(one: ComparedText, other: ComparedText): boolean {
  if (one.type !== other.type || one.stem.length === 0 || !haveSameNumbers(one.stem, other.stem)) return false;
  return isClose(one.stem, other.stem, 0.2) && haveSameOptions(one.options, other.options);
}
