import { z } from 'zod';
import { itemScores, keys, options, publicShared, richText, score, shared } from '../fields.ts';
import { maxOptions } from '../letters.ts';
import { questionLimits } from '../limits.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('correction'));
const text = z.string().max(questionLimits.text);

export const correctionQuestion = z.strictObject({
  type,
  ...shared,
  /** The faulty sentences. */
  options,
  /** Per sentence, how it should read. */
  correct_answer: keys(text),
  /** The sum of `item_scores`. */
  score,
  item_scores: itemScores,
});
export type CorrectionQuestion = z.output<typeof correctionQuestion>;

export const publicCorrectionQuestion = z.strictObject({ type, ...publicShared, options: z.array(richText) });
export type PublicCorrectionQuestion = z.output<typeof publicCorrectionQuestion>;

export const correctionAnswer = z.array(text).max(maxOptions);
export type CorrectionAnswer = z.output<typeof correctionAnswer>;
