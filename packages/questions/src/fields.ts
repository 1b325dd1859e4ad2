// Pieces that the schemas of several families share.
import { z } from 'zod';
import { maxOptions } from './letters.ts';
import { questionLimits } from './limits.ts';
import { isScore, roundScore } from './score.ts';

export const letter = z.string().regex(/^[A-T]$/);

/** HTML as rich-text/ leaves it; whoever stores it has sanitised it. */
export const richText = z.string().max(questionLimits.richText);

/** Scores have one decimal: what arithmetic left behind it is cut off, anything else is refused. */
export function scoreUpTo(maximum: number) {
  return z
    .number()
    .min(0)
    .max(maximum)
    .check(({ value, issues }) => {
      if (!isScore(value)) issues.push({ code: 'not_multiple_of', divisor: 0.1, origin: 'number', input: value });
    })
    .overwrite(roundScore);
}

export const score = scoreUpTo(questionLimits.score);

export const options = z.array(richText).min(1).max(maxOptions);

export const shared = {
  desc: richText,
  explanation: richText.default(''),
  difficulty: z.literal([0, 1, 2, 3, 4]).nullable().default(null),
};

/** What the public question of every family carries. `points` is the full score. */
export const publicShared = { desc: richText, points: score };
