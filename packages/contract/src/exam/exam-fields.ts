// What several calls about exams show or take.
import { questionTypes } from '@tiku/questions';
import type { PublicQuestion, Question } from '@tiku/questions';
import { z } from 'zod';
import { flag, id, instant, line, paragraph } from '../fields.ts';
import { examCategories, examKinds, examStatus, limits, rules } from '../limits.ts';

const count = z.int().min(0);
const status = z.literal(Object.values(examStatus));
const kind = z.literal(Object.values(examKinds));

export const categoryId = z.literal(examCategories.map((category) => category.id));

export const questionType = z.literal(Object.values(questionTypes));

/** A question's number in its exam, from 1. */
export const no = z.int().min(1).max(limits.noMax);

const person = z.object({ user_id: id, name: z.string() });

const entry = {
  id,
  public_id: z.string(),
  kind,
  title: z.string(),
  description: z.string(),
  status,
  isprivate: z.boolean(),
  version: z.int().min(1),
  category_id: categoryId.nullable(),
  /** Minutes; 0 for no limit. */
  duration: count,
  questions_count: count,
  full_score: z.number().min(0),
  levels_count: count,
  /** How often people opened it from a search. */
  opened_count: count,
  favorites_count: count,
  reviews_count: count,
  /** The mean to one decimal; 0 while nobody has rated it. */
  rating: z.number().min(0).max(5),
  author: person,
  created_at: instant,
  updated_at: instant,
  published_at: instant.nullable(),
  /** When it closes for others; null for never. */
  expires_at: instant.nullable(),
};

/** An exam in a list that anybody may see. */
export const examEntry = z.object(entry);
export type ExamEntry = z.output<typeof examEntry>;

/** An exam in a list of somebody who is signed in. */
export const listedExam = z.object({
  ...entry,
  is_mine: z.boolean(),
  is_favorited: z.boolean(),
  /** For a deleted exam: when it is gone for good. */
  purged_at: instant.nullable(),
});
export type ListedExam = z.output<typeof listedExam>;

const examChange = z.object({
  /** By which what it holds is read and changed, like an exam. */
  exam_id: id,
  title: z.string(),
  /** Null once it was refused. */
  waiting_since: instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** When what others see was last changed. */
  reviewed_at: instant,
  updated_at: instant,
});
export type ExamChangeEntry = z.output<typeof examChange>;

export const examDetail = listedExam.extend({
  keywords: z.string(),
  last_updates: z.string(),
  random_questions: z.boolean(),
  /** Open questions are judged by the learners themselves in practice. */
  allow_marking: z.boolean(),
  /** Answers may hold pictures, sound and video. */
  allow_files: z.boolean(),
  /** A few questions are shown to visitors without an account who follow a link to it. */
  allow_preview: z.boolean(),
  /** In a bundle with a price: it is in no free list, and opens to those who have the bundle. */
  is_priced: z.boolean(),
  sections_count: count,
  materials_count: count,
  files_count: count,
  /** The marks of the version before are still being carried over. */
  is_merging: z.boolean(),
  /** For its author: until when the last upgrade can be undone; null where there is none. */
  undo_until: instant.nullable(),
  /** For its author: what they changed and others do not see, because it waits for a review or was refused. */
  change: examChange.nullable(),
  /** Of such a change itself: the exam that it changes. */
  change_of: id.nullable(),
});
export type ExamDetail = z.output<typeof examDetail>;

/** What an author writes about an exam. The import takes the same. */
export const examInfo = {
  title: line.min(1).max(rules.exam.titleMax),
  description: paragraph.max(rules.exam.descriptionMax),
  last_updates: paragraph.max(rules.exam.lastUpdatesMax),
  keywords: line.max(rules.exam.keywordsMax),
  category_id: categoryId.nullable(),
  isprivate: flag,
  duration: z.int().min(0).max(rules.exam.durationMax),
  random_questions: flag,
  allow_marking: flag,
  allow_files: flag,
  allow_preview: flag,
  expires_at: instant.nullable(),
};

export const examSection = z.object({
  no: z.int().min(1),
  title: z.string(),
  description: z.string(),
  /** The number of its first question; null while it has none. */
  first_no: no.nullable(),
  questions_count: count,
  full_score: z.number().min(0),
});
export type ExamSection = z.output<typeof examSection>;

export const examLevel = z.object({
  no: z.int().min(1).max(rules.level.max),
  title: line.min(1).max(rules.level.titleMax),
  /** How many questions are drawn. */
  sel_q_c: z.int().min(1).max(rules.level.questionsMax),
  /** From the whole exam (0), or from each section in its turn (1). */
  sel_m: z.literal([0, 1]).default(0),
  /** The whole level (0), or question by question (1). */
  ans_m: z.literal([0, 1]).default(0),
  /** The first attempt counts (0), or the best (1); any other number stands for the best. */
  rank_m: z
    .int()
    .transform((mode) => (mode === 0 ? 0 : 1))
    .pipe(z.literal([0, 1]))
    .default(0),
  /** Minutes for the level; 0 for no limit. */
  l_du: z.int().min(0).max(rules.level.minutesMax).default(0),
  /** Seconds for a question; 0 for no limit. */
  q_du: z.int().min(0).max(rules.level.secondsMax).default(0),
  /** Passed with at most this many mistakes. */
  l_rule: z.strictObject({ max_wrongs: z.int().min(0).max(rules.level.questionsMax) }).default({ max_wrongs: 0 }),
});
export type ExamLevel = z.output<typeof examLevel>;

export const examReview = z.object({
  user_id: id,
  name: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  review: z.string(),
  /** The author's answer. */
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  is_mine: z.boolean(),
});
export type ExamReview = z.output<typeof examReview>;

/** Where a question stands in its exam. */
export interface QuestionPlace {
  no: number;
  section_no: number | null;
  /** The material it belongs to, and its text. */
  main_id: number | null;
  main: string | null;
}

/** Without its key for a learner, with it for the author. */
export type ExamQuestion = QuestionPlace & (PublicQuestion | Question);

const text = z.string();
const texts = z.array(text);
const score = z.number().min(0);

/**
 * The fields of all families side by side: which of them a question has follows from its type. The serialiser writes
 * these and nothing else, and whether a key is among them has been decided by then.
 */
export const questionShape = z.object({
  no,
  section_no: z.int().nullable(),
  main_id: id.nullable(),
  main: text.nullable(),
  type: questionType,
  desc: text,
  options: texts.optional(),
  matchings: texts.optional(),
  blanks: z.int().optional(),
  points: score.optional(),
  explanation: text.optional(),
  correct_answer: z.unknown().optional(),
  score: score.optional(),
  partial_score: score.nullable().optional(),
  item_scores: z.array(score).nullable().optional(),
  difficulty: z.int().nullable().optional(),
});
export const examQuestion = questionShape as unknown as z.ZodType<ExamQuestion, ExamQuestion>;

/**
 * Why the marker of a homework is not shown a key: they have not seen it yet, and would by practising that exam, or they are
 * being tested on it themselves. Null where they see it.
 */
export const hiddenKey = z.object({
  reason: z.literal(['unseen', 'withheld']),
  /** To practise; null where there is none that they may open. */
  exam_id: id.nullable(),
});
export type HiddenKey = z.output<typeof hiddenKey>;

/** Signed addresses of the media that questions name, by file name; good for some minutes. */
export const mediaAddresses = z.record(z.string(), z.string());
