import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../fields.ts';
import { answeredKinds } from '../limits.ts';

const count = z.int().min(0);
const date = z.iso.date();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

export const studyFigures = z.object({
  /** Questions answered; how many of them have been judged; how many of these were right. */
  questions_count: count,
  judged_count: count,
  correct_count: count,
  seconds: count,
});
export type StudyFigures = z.output<typeof studyFigures>;

const part = studyFigures.omit({ seconds: true }).extend({ value: count });

export const studyStreak = z.object({ days: count, longest: count, is_done_today: z.boolean() });

const dates = z.strictObject({ from: date, to: date });
const months = z.strictObject({ from: month, to: month });
const interval = ['interval_too_long'] as const;

export const statisticsCalls = defineCalls({
  'GET /user/study/statistics/logs': {
    access: 'member',
    summary: 'What I studied day by day, on days of my time zone; at most two months. Days without study are left out',
    request: dates,
    response: z.object({ list: z.array(studyFigures.extend({ date })), sum: studyFigures }),
    errors: interval,
  },
  'GET /user/study/statistics/month/logs': {
    access: 'member',
    summary: 'What I studied month by month; at most five years. Months without study are left out',
    request: months,
    response: z.object({ list: z.array(studyFigures.extend({ month, days_count: count })), sum: studyFigures }),
    errors: interval,
  },
  'GET /user/study/statistics/log/details': {
    access: 'member',
    summary: 'What I studied on a day, by exam',
    request: z.strictObject({ date }),
    response: z.object({
      list: z.array(
        studyFigures.extend({
          exam_id: id,
          title: z.string(),
          /** 0 online exam, 1 local exam, 2 my question bank, 3 custom exam. */
          category: z.literal(answeredKinds),
          /** Nothing is left of it but what was done with it. */
          is_gone: z.boolean(),
        }),
      ),
      sum: studyFigures,
    }),
    errors: [],
  },
  'GET /user/study/statistics/logs/excel': {
    access: 'member',
    summary: 'The days as a spreadsheet',
    request: dates,
    response: 'bytes',
    errors: interval,
  },
  'GET /user/study/statistics/month/logs/excel': {
    access: 'member',
    summary: 'The months as a spreadsheet',
    request: months,
    response: 'bytes',
    errors: interval,
  },
  'GET /user/study/statistics/log/details/excel': {
    access: 'member',
    summary: 'A day as a spreadsheet',
    request: z.strictObject({ date }),
    response: 'bytes',
    errors: [],
  },
  'GET /user/study/statistics/overview': {
    access: 'member',
    summary: 'Today, my streak, and what I studied in a period of at most a year by type, difficulty and exam',
    request: dates,
    response: z.object({
      today: date,
      /** Null for learners who have switched it off. */
      streak: studyStreak.nullable(),
      sum: studyFigures,
      days: z.array(studyFigures.extend({ date })),
      /** By the number of the type, and of the difficulty. */
      types: z.array(part),
      difficulties: z.array(part),
      /** The ones most time went into. */
      exams: z.array(studyFigures.extend({ exam_id: id, title: z.string(), is_gone: z.boolean() })),
    }),
    errors: interval,
  },
});
