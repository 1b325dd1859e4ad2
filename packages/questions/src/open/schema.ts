import { z } from 'zod';
import { missing, publicShared, score, shared } from '../fields.ts';
import { questionLimits } from '../limits.ts';
import { typesOf } from '../types.ts';

const type = z.literal(typesOf('open'));

export const openQuestion = z.strictObject({
  type,
  ...shared,
  /** The reference answer; it may be empty, for there are essays without one. */
  correct_answer: z.string(missing('missing-answer')).max(questionLimits.richText),
  score,
});
export type OpenQuestion = z.output<typeof openQuestion>;

export const publicOpenQuestion = z.strictObject({ type, ...publicShared });
export type PublicOpenQuestion = z.output<typeof publicOpenQuestion>;

/** Files are named as the upload call named them. */
export const openAnswer = z.strictObject({
  text: z.string().max(questionLimits.openText).default(''),
  files: z.array(z.string().max(200)).max(questionLimits.openFiles).default([]),
});
export type OpenAnswer = z.output<typeof openAnswer>;
