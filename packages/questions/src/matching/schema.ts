import { z } from 'zod';
import { itemScores, keys, letter, options, publicShared, richText, score, shared } from '../fields.ts';
import { maxOptions } from '../letters.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('matching'));

export const matchingQuestion = z.strictObject({
  type,
  ...shared,
  /** The items on the left. */
  options,
  /** What they are matched with, on the right; not every one need be used. */
  matchings: options,
  /** Per item on the left, the letter of its match. */
  correct_answer: keys(letter),
  /** All or nothing, or the sum of `item_scores` where every item earns its own. */
  score,
  item_scores: itemScores.nullable().default(null),
});
export type MatchingQuestion = z.output<typeof matchingQuestion>;

export const publicMatchingQuestion = z.strictObject({
  type,
  ...publicShared,
  options: z.array(richText),
  matchings: z.array(richText),
});
export type PublicMatchingQuestion = z.output<typeof publicMatchingQuestion>;

export const matchingAnswer = z.array(letter.nullable()).max(maxOptions);
export type MatchingAnswer = z.output<typeof matchingAnswer>;
