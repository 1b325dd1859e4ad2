import { z } from 'zod';
import { missing, publicShared, score, shared } from '../fields.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('true-false'));

export const trueFalseQuestion = z.strictObject({
  type,
  ...shared,
  correct_answer: z.boolean(missing('missing-answer')),
  score,
});
export type TrueFalseQuestion = z.output<typeof trueFalseQuestion>;

export const publicTrueFalseQuestion = z.strictObject({ type, ...publicShared });
export type PublicTrueFalseQuestion = z.output<typeof publicTrueFalseQuestion>;

export const trueFalseAnswer = z.boolean();
export type TrueFalseAnswer = z.output<typeof trueFalseAnswer>;
