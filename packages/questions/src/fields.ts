// Pieces that the schemas of several families share.
import { z } from 'zod';
import { maxOptions } from './letters.ts';
import { questionLimits } from './limits.ts';
import type { ProblemCode } from './problems.ts';
import { isScore, roundScore } from './grade/score.ts';

/** A missing value is reported as a problem with a code; the code that checks the input has a text for it. */
export function missing(code: ProblemCode) {
  return { error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? code : undefined) };
}

export const letter = z.string().regex(/^[A-T]$/);

/** HTML as rich-text/ leaves it; the code that stores it has sanitised it. */
export const richText = z.string().max(questionLimits.richText);

interface ScoreErrors {
  /** What it is named where there is none, and where it is none. */
  missing: ProblemCode;
  invalid?: ProblemCode;
}

/** Scores have one decimal: what arithmetic left behind it is cut off, anything else is refused. */
export function scoreUpTo(maximum: number, errors: ScoreErrors = { missing: 'missing-score' }) {
  return scoreBetween(0, maximum, errors);
}

/** The same, where points may be taken away as well. */
export function scoreBetween(minimum: number, maximum: number, errors: ScoreErrors = { missing: 'missing-score' }) {
  const message = errors.invalid;
  return z
    .number({ error: ({ input }) => (input === undefined || input === null ? errors.missing : message) })
    .min(minimum, message)
    .max(maximum, message)
    .check(({ value, issues }) => {
      if (isScore(value)) return;
      issues.push({
        code: 'not_multiple_of',
        divisor: 0.1,
        origin: 'number',
        input: value,
        ...(message && { message }),
      });
    })
    .overwrite(roundScore);
}

export const score = scoreUpTo(questionLimits.score);

const wrongPartial = { missing: 'invalid-partial-score', invalid: 'invalid-partial-score' } as const;
export const partialScore = scoreUpTo(questionLimits.score, wrongPartial).nullable().default(null);

/** One for each part of a question, as many as it has. */
export const itemScores = z.array(score, missing('missing-score')).min(1, 'missing-score').max(maxOptions);

/** The keys of the parts of a question. */
export function keys<Key extends z.ZodType>(key: Key) {
  return z.array(key, missing('missing-answer')).min(1, 'missing-answer').max(maxOptions);
}

export const options = z
  .array(richText, missing('too-few-options'))
  .min(1, 'too-few-options')
  .max(maxOptions, 'too-many-options');

export const shared = {
  desc: z.string(missing('empty-stem')).max(questionLimits.richText),
  explanation: richText.default(''),
  difficulty: z.literal([0, 1, 2, 3, 4]).nullable().default(null),
};

/** What the public question of every family carries. `points` is the full score. */
export const publicShared = { desc: richText, points: score };
