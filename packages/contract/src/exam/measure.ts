// How the questions of a paper do: for the author of an exam, and for those who mark a homework.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { cares } from '../limits.ts';
import { id, inQuery, instant } from '../fields.ts';
import { hiddenKey, no, questionType } from './exam-fields.ts';

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const figure = z.number();

/** With the interval in which it lies in 95 of 100 cases; null where that is not known. */
const estimate = z.object({ value: figure, low: figure.nullable(), high: figure.nullable() });
export type MeasureEstimate = z.output<typeof estimate>;

/** Why a question needs care, the gravest first, with what tells it. */
const care = z.object({
  reason: z.literal(cares),
  /** The option that it is about, and the option of the key beside it, by their letters. */
  option: z.string().nullable(),
  to: z.string().nullable(),
  /** How many of the best third chose each, of how many; of reports, how many wait. */
  count,
  to_count: count,
  of: count,
});
export type QuestionCare = z.output<typeof care>;

const measuredOption = z.object({
  /** Its letter; T and F of statements, which say nothing. */
  option: z.string(),
  /** Rich text. */
  content: z.string(),
  is_correct: z.boolean().nullable(),
  count,
  /** Shares of the last, the middle and the best third; null without papers, and where they would tell the key. */
  thirds: z.array(share.nullable()).length(3),
});
export type MeasuredOption = z.output<typeof measuredOption>;

const measuredQuestion = z.object({
  no,
  type: questionType,
  /** Its beginning. */
  stem: z.string(),
  score: z.number().min(0),
  /** Papers that asked it as it stands now; zero where people judge it and nothing is counted. */
  papers_count: count,
  blank_share: share.nullable(),
  /** The share of its points that was earned: the higher, the easier. */
  difficulty: estimate.nullable(),
  /** With what the rest of the paper earned; null below 20 papers. */
  correlation: estimate.nullable(),
  /** What the best 27 % earned of it less what the last 27 % did; null below 20 papers. */
  upper_lower: z.number().min(-1).max(1).nullable(),
  /** Reliability of the paper without it. */
  alpha_without: figure.nullable(),
  median_seconds: z.number().min(0).nullable(),
  /** On the scale of Rasch, in logits. */
  scale: z
    .object({ difficulty: figure, standard_error: figure, infit: figure.nullable(), outfit: figure.nullable() })
    .nullable(),
  options: z.array(measuredOption),
  cares: z.array(care),
  /** Everything that tells the key is null where I may not see it. */
  hidden_key: hiddenKey.nullable(),
});
export type MeasuredQuestion = z.output<typeof measuredQuestion>;

const measures = z.object({
  /** First papers that were handed in whole, in all forms that the paper had. */
  papers_count: count,
  left_out: z.object({
    repeats: count,
    /** They asked only some of the questions. */
    parts: count,
    /** They still have answers to mark. */
    unmarked: count,
    /** Questions that people judge: only those of homework count. */
    judged_questions: count,
  }),
  /** Of papers that asked the same questions for the same points; the newest form. Null without a paper. */
  form: z
    .object({
      papers_count: count,
      full_score: z.number().min(0),
      mean: figure,
      sd: figure.nullable(),
      lowest: figure,
      quartile1: figure,
      median: figure,
      quartile3: figure,
      highest: figure,
      skewness: figure.nullable(),
      kurtosis: figure.nullable(),
      /** How many in each tenth of the full score, from the lowest. */
      spread: z.array(count).length(10),
      /** Null below 20 papers. */
      alpha: figure.nullable(),
      is_kr20: z.boolean(),
      standard_error: figure.nullable(),
      /** When, and of how many papers, the scale was worked out; null below 100. */
      scaled: z.object({ at: instant, papers_count: count }).nullable(),
    })
    .nullable(),
  questions: z.array(measuredQuestion),
});
export type Measures = z.output<typeof measures>;

export const measureCalls = defineCalls({
  'GET /exam/measures': {
    access: 'member',
    summary: 'How the questions of an exam of mine do, from the first test of each person',
    request: z.strictObject({ exam_id: inQuery.id }),
    response: measures,
    errors: ['not_found'],
  },
  'POST /exam/measures/responses': {
    access: 'member',
    summary: 'The points of each of those tests by question, without names, as CSV for statistics programs',
    request: z.strictObject({ exam_id: id }),
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
  },
  'GET /mymanaged/group/homework/measures': {
    access: 'member',
    summary: 'How the questions of a homework that I mark do, from the first paper of each member',
    request: z.strictObject({ homework_id: inQuery.id }),
    response: measures,
    errors: ['not_found'],
  },
  'POST /mymanaged/group/homework/measures/responses': {
    access: 'member',
    summary: 'The points of each of those papers by question, without names, as CSV for statistics programs',
    request: z.strictObject({ homework_id: id }),
    response: 'bytes',
    errors: ['not_found'],
    reads: true,
  },
});
