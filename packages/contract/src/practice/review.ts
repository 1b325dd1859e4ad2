// Beside the specification: what comes back before it is forgotten, and what somebody wants of a day.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { flag, id } from '../fields.ts';
import { limits } from '../limits.ts';

const count = z.int().min(0);
const date = z.iso.date();
const question = z.strictObject({ exam_id: id, no });

/** How well it was known: not at all, with effort, well, easily. */
const rating = z.literal([1, 2, 3, 4]);
export type ReviewRating = z.output<typeof rating>;

export const studyPlan = z.object({
  /** Questions to review a day; none at all with 0. */
  review_amount: z.int().min(0).max(limits.reviewAmountMax),
  /** Questions to answer a day; null without a goal. */
  daily_goal: z.int().min(1).max(limits.dailyGoalMax).nullable(),
  has_streak: z.boolean(),
  /** The hour of the person's day; null never. */
  reminder_hour: z.int().min(0).max(23).nullable(),
});
export type StudyPlan = z.output<typeof studyPlan>;

const reviewQuestion = z.object({
  exam: z.object({ id, title: z.string() }),
  no,
  /** The beginning of what it asks. */
  stem: z.string(),
  answered_on: date,
  due_on: date,
  /** How the last answer was. */
  is_right: z.boolean(),
  rating,
  answered_count: count,
  lapses_count: count,
  /** How many of a hundred people who remember like this one would know it today. */
  recall: z.int().min(0).max(100),
});
export type ReviewQuestion = z.output<typeof reviewQuestion>;

const summary = z.object({
  plan: studyPlan,
  /** Due today, within the amount for a day; what was done of it. */
  todo_count: count,
  done_count: count,
  /** All that are due, up to a few hundred: what does not fit into today comes on the days after it. */
  due_count: count,
  suspended_count: count,
});

const ownQuestions = {
  access: 'member',
  request: z.strictObject({}),
  response: z.object({ today: date, list: z.array(reviewQuestion) }),
  errors: [],
} as const;

export const reviewCalls = defineCalls({
  'GET /review/summary': {
    access: 'member',
    summary: 'How much there is to review today and in the week after it',
    request: z.strictObject({}),
    response: summary.extend({
      /** Today and the six days after it, as they will be asked. */
      week: z.array(z.object({ date, count })),
      is_fitted: z.boolean(),
    }),
    errors: [],
  },
  'GET /review/queue': {
    ...ownQuestions,
    summary: 'The questions to review today, those that have waited longest first',
  },
  'GET /review/answered': { ...ownQuestions, summary: 'What I reviewed today, with ratings that can be corrected' },
  'PUT /review/rating': {
    access: 'member',
    summary: 'Correct how well I knew a question when I answered it last',
    request: question.extend({ rating }),
    response: z.object({ due_on: date }),
    errors: [],
  },
  'PUT /review/suspended': {
    access: 'member',
    summary: 'Keep a question out of the review, or let it come back',
    request: question.extend({ is_suspended: flag }),
    response: z.object({}),
    errors: [],
  },
  'GET /review/suspended': { ...ownQuestions, summary: 'The questions I keep out of the review' },
  'PUT /review/plan': {
    access: 'member',
    summary: 'Change what I want of a day: the amount to review, the goal, the streak, the reminder',
    request: studyPlan.extend({ has_streak: flag }).partial().strict(),
    response: z.object({ plan: studyPlan }),
    errors: [],
  },
});
