import { z } from 'zod';
import { keys, letter, options, partialScore, publicShared, richText, score, shared } from '../fields.ts';
import { maxOptions } from '../letters.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('choice'));

export const choiceQuestion = z.strictObject({
  type,
  ...shared,
  options,
  /** The right options, in the order of the alphabet. */
  correct_answer: keys(letter),
  score,
  /** For a part of the right options and nothing wrong; types of one right option have none. */
  partial_score: partialScore,
});
export type ChoiceQuestion = z.output<typeof choiceQuestion>;

export const publicChoiceQuestion = z.strictObject({ type, ...publicShared, options: z.array(richText) });
export type PublicChoiceQuestion = z.output<typeof publicChoiceQuestion>;

export const choiceAnswer = z.array(letter).max(maxOptions);
export type ChoiceAnswer = z.output<typeof choiceAnswer>;
