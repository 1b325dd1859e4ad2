// Pieces that the schemas of several families share.
import { z } from 'zod';
import { maxOptions } from './letters.ts';
import { questionLimits } from './limits.ts';

export const letter = z.string().regex(/^[A-T]$/);

/** HTML as rich-text/ leaves it; whoever stores it has sanitised it. */
export const richText = z.string().max(questionLimits.richText);

/** Scores have one decimal. */
export const score = z.number().min(0).max(questionLimits.score).multipleOf(0.1);

export const options = z.array(richText).min(1).max(maxOptions);

export const shared = {
  desc: richText,
  explanation: richText.default(''),
  difficulty: z.literal([0, 1, 2, 3, 4]).nullable().default(null),
};

/** What the public question of every family carries. `points` is the full score. */
export const publicShared = { desc: richText, points: score };
