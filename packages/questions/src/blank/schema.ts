import { z } from 'zod';
import { itemScores, keys, publicShared, score, shared } from '../fields.ts';
import { maxOptions } from '../letters.ts';
import { questionLimits } from '../limits.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('blank'));
const text = z.string().max(questionLimits.text);

export const blankQuestion = z.strictObject({
  type,
  ...shared,
  /** Per blank, every text that is accepted. */
  correct_answer: keys(z.array(text).min(1, 'missing-answer').max(questionLimits.alternatives)),
  /** The sum of `item_scores`. */
  score,
  item_scores: itemScores,
});
export type BlankQuestion = z.output<typeof blankQuestion>;

export const publicBlankQuestion = z.strictObject({
  type,
  ...publicShared,
  /** How many blanks there are to fill. */
  blanks: z.int().min(1).max(maxOptions),
});
export type PublicBlankQuestion = z.output<typeof publicBlankQuestion>;

export const blankAnswer = z.array(text).max(maxOptions);
export type BlankAnswer = z.output<typeof blankAnswer>;
