// What several calls about practice show or take.
import type { Answer, SheetState } from '@tiku/questions';
import { z } from 'zod';
import { examQuestion, hiddenKey, mediaAddresses, no, questionType } from '../exam/exam-fields.ts';
import { flag, id, instant, listOf } from '../fields.ts';
import { questionMark } from '../question/question-fields.ts';
import { givers, limits, practiceTypes, regradeWays } from '../limits.ts';

const count = z.int().min(0);
const points = z.number().min(0);

export const practiceType = z.literal(Object.values(practiceTypes));

/** What a homework lays down for the attempts at it. */
export const attemptRules = z.object({
  /** The deadline that its person has. That of the attempt may come sooner, by its time limit. */
  end_time: instant,
  /** When the last of all may hand in: results that come after the deadline come then. */
  closes_at: instant,
  /** Results come after handing in (0), or after the deadline (1). */
  result_time: z.literal([0, 1]),
  /** The correct answers are never shown. */
  hide_answer: z.boolean(),
  redo_hint: z.boolean(),
  no_quit: z.boolean(),
  /** 0 where switches to other screens are not counted. */
  max_switches: count,
  switch_seconds: count,
});
export type AttemptRules = z.output<typeof attemptRules>;

/** The same as its person is told of them while they sit it. */
export const sittingRules = z.object({
  homework_id: id,
  /** The number of this attempt among those of the same person at it. */
  round: z.int().min(1),
  ...attemptRules.shape,
  /** It has answers that people mark: its result waits for them. */
  needs_marking: z.boolean(),
  /** How often they have left the screen so far. */
  switches_count: count,
});

/** What `sel_qs_json` holds. Nothing in it means all questions in sequence. */
export const questionSelection = z.strictObject({
  count: z.int().min(1).max(100_000).optional(),
  types: z.array(questionType).max(questionType.values.size).optional(),
  sections: z.array(z.int().min(1).max(32_767)).max(1_000).optional(),
  difficulties: z.array(z.int().min(0).max(4)).max(5).optional(),
  range: z.tuple([no, no]).optional(),
  noes: z.array(no).min(1).max(limits.noesMax).optional(),
  /** Never answered, got wrong, or kept. */
  state: z.literal(['new', 'wrong', 'favorited']).optional(),
  order: z.literal(['sequence', 'random']).optional(),
});
export type QuestionSelection = z.output<typeof questionSelection>;

/**
 * An answer on its way in. Only the fields that name it in the reply are required here: a bad one is refused by itself,
 * and those beside it are saved.
 */
const answerDetail = z.object({
  no: z.int(),
  /** Later answers carry higher numbers, whichever tab they come from; an older one never replaces a newer. */
  seq: z.int(),
  /** By family, in the letters shown in this attempt; null takes an answer back. */
  answer: z.unknown().optional(),
  /** In practice: say at once whether it is right, and take no other answer to this question. A test does not. */
  check: flag.optional(),
});
export type AnswerDetail = z.output<typeof answerDetail>;
export const answerDetails = z.array(answerDetail).max(limits.answersAtOnce);

export const savedAnswer = z.object({ no: z.int(), seq: z.int() });
export const rejectedAnswer = savedAnswer.extend({ error_code: z.int(), message: z.string() });

/** The serialiser writes any JSON; which shape it has follows from the question's type. */
export const answer = z.unknown() as unknown as z.ZodType<Answer | null, Answer | null>;

export const gradingResult = z.object({
  status: z.literal(['graded', 'unanswered', 'needs-person']),
  /** What a person gave is among it. */
  earned: points,
  /** Who gave it: its key, the learner, a marker, or somebody who graded it anew; null while nobody has. */
  given_by: z.literal(givers).nullable(),
  total: points,
  /** Null while it waits for somebody's marks. */
  is_right: z.boolean().nullable(),
  parts: z.array(z.object({ earned: points, total: points, right: z.boolean() })),
});

/** That an answer of a homework was graded anew after its result was there, and why. */
export const gradeChange = z.object({
  way: z.literal(regradeWays),
  old_score: points,
  new_score: points,
  /** Of a mark that was corrected. */
  reason: z.string().nullable(),
  /** Who did it; told to those who mark alone. */
  name: z.string().nullable(),
  made_at: instant,
  undone_at: instant.nullable(),
});
export type GradeChange = z.output<typeof gradeChange>;

/** By which a person marked an answer. */
const appliedRubric = z.object({
  is_from_full: z.boolean(),
  /** Those that were not applied only where the key may be seen. */
  criteria: z.array(z.object({ sentence: z.string(), points, is_applied: z.boolean() })),
  /** What was added to them by hand, or taken away. */
  adjustment: z.number(),
});
export type AppliedRubric = z.output<typeof appliedRubric>;

/** One question of an attempt as it stands. Result, key and explanation only once the person may see them. */
export const answerState = z.object({
  no,
  /** 0 while nothing was ever saved. */
  seq: count,
  answer,
  is_marked: z.boolean(),
  /** No other answer is taken any more. */
  is_final: z.boolean(),
  /** Its key was shown in this attempt. */
  is_shown: z.boolean(),
  /** A test with this question is running: result, key and explanation come once it is handed in. */
  is_withheld: z.boolean(),
  result: gradingResult.optional(),
  /** What I gave myself; null for what somebody else gave, and for nothing. */
  self_score: points.nullable().optional(),
  /** What the marker of the homework wrote to it. */
  comment: z.string().optional(),
  /** What they marked it by. */
  rubric: appliedRubric.optional(),
  /** How it was graded anew, the last change last. */
  changes: z.array(gradeChange).optional(),
  correct_answer: z.unknown().optional(),
  explanation: z.string().optional(),
  /** For a marker of the attempt who may not see the key. */
  hidden_key: hiddenKey.optional(),
  /** The share of all who answered it that got it right, 0 to 1; null while nobody has. */
  right_share: z.number().min(0).max(1).nullable().optional(),
});
export type AnswerState = z.output<typeof answerState>;

/** The server's clock, which alone decides: what a client counts down from. */
export const attemptClock = { deadline: instant.nullable(), server_time: instant };

/** Questions, never with their keys to others than the author; in an attempt with what became of them, where that was asked for. */
export const paperPart = listOf(examQuestion).extend({
  files: mediaAddresses,
  with_keys: z.boolean(),
  answered: z
    .object({
      list: z.array(answerState),
      /** What I made of them, as long as I answer them. */
      marks: z.array(questionMark.extend({ no })),
      /** Addresses of my own files, by name. */
      answer_files: mediaAddresses,
      ...attemptClock,
    })
    .optional(),
});

/** How a question stands on the answer sheet. `right` and the three after it only once the person may know. */
const sheetStates: readonly SheetState[] = ['unanswered', 'answered', 'right', 'partly', 'wrong', 'waiting', 'shown'];
export const sheetState = z.literal(sheetStates);

/** What came out of an attempt; null while the person may not know. */
const outcome = {
  /** A test with some of its questions is running: what came out tells its keys, and comes once it is handed in. */
  is_withheld: z.boolean(),
  /** All points: graded, given by the learner, given by those who mark. */
  score: points.nullable(),
  /** As many of them as the learner gave themselves. */
  self_score: points.nullable(),
  /** As many of them as the marker gave. */
  marked_score: points.nullable(),
  correct_count: count.nullable(),
  /** The number of questions that were judged: all but the open ones that nobody has judged yet. */
  judged_count: count.nullable(),
  /** Open questions that nobody has judged yet. */
  unmarked_count: count.nullable(),
};

export const handInResult = z.object({
  answer_id: id,
  prac_id: id,
  exam_id: id,
  prac_type: practiceType,
  ...outcome,
  full_score: points,
  questions_count: count,
  answered_count: count,
  seconds: count,
  started_at: instant,
  handed_in_at: instant,
  /** The time was up, and what had been saved was handed in. */
  is_timed_out: z.boolean(),
  /** Its person left the screen too often, and what had been saved was handed in. */
  is_switched_out: z.boolean(),
});
export type HandInResult = z.output<typeof handInResult>;

/** The author has removed the exam for good: the figures are all that is left of it. */
export const isRemoved = z.boolean();

/** An attempt in a list; score and counts of right answers only once it is handed in. */
export const attemptEntry = z.object({
  answer_id: id,
  prac_id: id,
  prac_type: practiceType,
  exam: z.object({ id, public_id: z.string(), title: z.string() }),
  is_removed: isRemoved,
  started_at: instant,
  deadline: instant.nullable(),
  handed_in_at: instant.nullable(),
  is_timed_out: z.boolean(),
  questions_count: count,
  answered_count: count,
  full_score: points,
  ...outcome,
  seconds: count,
});
export type AttemptEntry = z.output<typeof attemptEntry>;

/** All somebody did with an exam in one way of practising, and their last attempt at it. */
export const practiceRecord = z.object({
  prac_id: id,
  prac_type: practiceType,
  attempts_count: count,
  last_at: instant,
  last: attemptEntry,
});
export type PracticeRecord = z.output<typeof practiceRecord>;

/** Somebody's best test, and the place it has among those of all who show theirs. Equal tests share a place. */
export const placedTest = z.object({ rank: z.int().min(1), points: z.number().min(0), seconds: z.int().min(0) });

/** Among those who show their rank; null for those who do not, and without a test. */
export const rank = z.object({ rank: z.int().min(1), people: z.int().min(1) }).nullable();
