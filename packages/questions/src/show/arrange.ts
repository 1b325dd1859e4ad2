import { letters } from '../letters.ts';
import type { Letter } from '../letters.ts';
import { dependsOnOthers, findReferences, moveLetters, namesOptions } from '../shuffle/letters.ts';
import type { OptionReference } from '../shuffle/letters.ts';
import { hashText, shuffleIndexes } from '../shuffle/seed.ts';

/**
 * Where things stand for one learner: `options[shown]` is the author's index. Absent means as the author wrote them.
 * Matching moves its right-hand side, choice its options.
 */
export interface Arrangement {
  options?: readonly number[];
  matchings?: readonly number[];
}

interface Texts {
  desc: string;
  explanation: string;
}

/** In characters. A longer question keeps its order: to look for letters in all of it takes longer than people wait. */
const longestShuffled = 40_000;

/** What is found out about a question that may be shuffled. */
interface Shuffling {
  hash: number;
  /** In its explanation. */
  references: OptionReference[][];
}

/** Questions are values, and the same one is shown to many: what takes long to find out is found out once. */
const shufflings = new WeakMap<Texts, Shuffling | 'none'>();

/**
 * An order of chance for the texts that letters stand for, or null where they have to keep theirs. The key has no part in
 * it: two questions that differ in their right answer alone are shown alike. What people read has, so that one seed
 * orders each question of an attempt differently.
 */
export function shuffleTexts(question: Texts, moving: readonly string[], seed: number): number[] | null {
  let shuffling = shufflings.get(question);
  if (!shuffling) shufflings.set(question, (shuffling = findShuffling(question, moving)));
  return shuffling === 'none' ? null : shuffleIndexes(moving.length, seed ^ shuffling.hash);
}

function findShuffling({ desc, explanation }: Texts, moving: readonly string[]): Shuffling | 'none' {
  const count = moving.length;
  const length = [desc, explanation, ...moving].reduce((sum, text) => sum + text.length, 0);
  if (length > longestShuffled) return 'none';
  if (namesOptions(desc, count) || moving.some((text) => dependsOnOthers(text, count))) return 'none';
  const references = findReferences(explanation, count);
  return references ? { hash: hashText([desc, ...moving].join('\n')), references } : 'none';
}

/** The author's letter of a letter shown. One that no option has stays as it is, and stays wrong. */
export function toAuthorLetter(shown: Letter, order: readonly number[]): Letter {
  return letters[order[letters.indexOf(shown)] ?? -1] ?? shown;
}

export function toShownLetter(letter: Letter, order: readonly number[]): Letter {
  return letters[order.indexOf(letters.indexOf(letter))] ?? letter;
}

export function moveTexts(texts: readonly string[], order: readonly number[]): string[] {
  return order.map((author) => texts[author] ?? '');
}

/** The explanation with the letters in their new places. */
export function moveExplanation(question: Texts, order: readonly number[]): string {
  const { explanation } = question;
  if (explanation === '') return '';
  const known = shufflings.get(question);
  const references = known && known !== 'none' ? known.references : findReferences(explanation, order.length);
  return moveLetters(explanation, references ?? [], (option) => order.indexOf(option));
}
