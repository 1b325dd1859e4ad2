// What the calls about marks show or take.
import { z } from 'zod';
import { no } from '../exam/exam-fields.ts';
import { id, instant } from '../fields.ts';
import { rules } from '../limits.ts';

/** Stretches of the stem's text, in characters as they are counted in JavaScript, with a colour by number. */
export const highlights = z
  .array(
    z
      .strictObject({
        start: z.int().min(0).max(100_000),
        end: z.int().min(1).max(100_000),
        color: z.int().min(0).max(7).default(0),
      })
      .refine(({ start, end }) => start < end),
  )
  .max(rules.question.highlightsMax);
export type Highlight = z.output<typeof highlights>[number];

/** What I made of a question. */
export const questionMark = z.object({
  wrong_at: instant.nullable(),
  wrong_count: z.int().min(0),
  favorited_at: instant.nullable(),
  mastered_at: instant.nullable(),
  note: z.string().nullable(),
  noted_at: instant.nullable(),
  highlights: z.array(z.object({ start: z.int(), end: z.int(), color: z.int() })),
  answered_count: z.int().min(0),
  right_count: z.int().min(0),
});
export type QuestionMark = z.output<typeof questionMark>;

/** A question that somebody marks. In an attempt its number is that of the paper, whatever it is in the exam by now. */
export const seenQuestion = { exam_id: id, no, answer_id: id.optional() };
