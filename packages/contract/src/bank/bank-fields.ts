// What the calls about a question bank show or take.
import { z } from 'zod';
import { no, questionShape, questionType } from '../exam/exam-fields.ts';
import type { ExamQuestion } from '../exam/exam-fields.ts';
import { id, instant, line } from '../fields.ts';
import { bankStates, limits, rules } from '../limits.ts';

const count = z.int().min(0);

/** Of the bank it belongs to: a number that is never given again there. */
export const categoryNo = z.int().min(1).max(32_767);
/** 0 and null both stand for no category, or for the top of the tree. */
export const categoryOrNone = z
  .int()
  .min(0)
  .max(32_767)
  .nullable()
  .transform((given) => given || null);
export const orderNo = z.int().min(0).max(rules.bank.orderMax);
export const categoryTitle = line.min(1).max(rules.bank.titleMax);

export const bankCategory = z.object({
  id: categoryNo,
  parent_id: categoryNo.nullable(),
  title: z.string(),
  order_no: z.int(),
  /** In itself, without the categories below it. */
  questions_count: count,
});
export type BankCategory = z.output<typeof bankCategory>;

/** 0 very easy, 4 very hard. */
export const difficultyLevel = z.int().min(0).max(4);

export const questionIds = z.array(no).min(1).max(limits.bankAtOnce);

/** What a question was taken from; null for what somebody has written themselves. */
const bankSource = z.object({
  /** Null where it is gone for good. */
  exam_id: id.nullable(),
  title: z.string(),
  /** Its number there now; null where it is asked no more. */
  no: no.nullable(),
  /** It can still be opened. */
  is_open: z.boolean(),
  /** Its author has changed it since. */
  has_newer: z.boolean(),
});
export type BankSource = z.output<typeof bankSource>;

const kept = z.object({
  question_id: no,
  category_id: categoryNo.nullable(),
  difficulty_level: difficultyLevel.nullable(),
  question_type: questionType,
  favorited: z.boolean(),
  mastered: z.boolean(),
  wrong: z.boolean(),
  note: z.string().nullable(),
  highlights: z.array(z.object({ start: z.int(), end: z.int(), color: z.int() })),
  correct_count: count,
  incorrect_count: count,
  source: bankSource.nullable(),
  /** The key is among the fields. */
  with_key: z.boolean(),
  created_at: instant,
});

/** A question as any exam shows it, with what is kept about it. */
export const bankQuestion = questionShape.extend(kept.shape) as unknown as z.ZodType<BankQuestion, BankQuestion>;
export type BankQuestion = ExamQuestion & z.output<typeof kept>;

/** Two questions of a bank that are one although they are written twice, the later first. */
export const bankPair = z.object({ question_id: no, twin_id: no });

export const bankSummary = z.object({
  /** The bank is an exam of its own kind: this is its id, for everything that works on exams. */
  exam_id: id,
  questions_count: count,
  /** How many it may hold. */
  limit: count,
  is_vip: z.boolean(),
  storage_used: count,
  storage_limit: count,
  categories_count: count,
  uncategorized_count: count,
  /** Pairs of duplicates that nobody has decided about; not counted beyond 1,000. */
  twins_count: count,
  types: z.array(z.object({ type: questionType, questions_count: count })),
  difficulties: z.array(z.object({ difficulty_level: difficultyLevel.nullable(), questions_count: count })),
  states: z.object(
    Object.fromEntries(bankStates.map((state) => [state, count])) as Record<(typeof bankStates)[number], typeof count>,
  ),
  /** The exams that most were taken from; null for what somebody has written themselves. */
  sources: z.array(z.object({ exam_id: id.nullable(), title: z.string(), questions_count: count })),
});
export type BankSummary = z.output<typeof bankSummary>;
