import { letters } from './letters.ts';
import type { Letter } from './letters.ts';
import { dependsOnOthers, findReferences, moveLetters, namesOptions } from './shuffle/letters.ts';
import { hashText, shuffleIndexes } from './shuffle/seed.ts';

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

/**
 * An order of chance for the texts that letters stand for, or null where they have to keep theirs. The key has no part in
 * it: two questions that differ in their right answer alone are shown alike. What people read has, so that one seed
 * orders each question of an attempt differently.
 */
export function shuffleTexts(question: Texts, moving: readonly string[], seed: number): number[] | null {
  const count = moving.length;
  const length = [question.desc, question.explanation, ...moving].reduce((sum, text) => sum + text.length, 0);
  if (length > longestShuffled) return null;
  if (namesOptions(question.desc, count) || moving.some((text) => dependsOnOthers(text, count))) return null;
  if (!findReferences(question.explanation, count)) return null;
  return shuffleIndexes(count, seed ^ hashText([question.desc, ...moving].join('\n')));
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

export function moveExplanation(explanation: string, order: readonly number[]): string {
  return moveLetters(explanation, order.length, (option) => order.indexOf(option));
}
