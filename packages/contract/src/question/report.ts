// Beside the specification: errors in questions, reported where they are found and answered by the author.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { done, flag, id, instant, listOf, page, paragraph } from '../fields.ts';
import { reportReasons, rules } from '../limits.ts';

const count = z.int().min(0);
const exam = z.object({ id, title: z.string() });
const reason = z.literal(reportReasons);

export const reportEntry = z.object({
  report_id: id,
  exam,
  /** Where it stands now; where it stood if it is no longer asked like this. */
  no,
  /** Whether the exam still asks it in the version that was reported. */
  is_current: z.boolean(),
  /** The beginning of what it asked. */
  stem: z.string(),
  reason,
  body: z.string(),
  reporter: z.object({ user_id: id, name: z.string() }),
  reported_at: instant,
  answer: z.string().nullable(),
  answered_at: instant.nullable(),
});
export type ReportEntry = z.output<typeof reportEntry>;

export const reportCalls = defineCalls({
  'POST /exam/question/report': {
    access: 'member',
    summary:
      'Report an error in a question; with `answer_id`, as an attempt asked it. The same report again is changed',
    request: z.strictObject({
      exam_id: id,
      no,
      answer_id: id.optional(),
      reason,
      body: paragraph.max(rules.report.bodyMax).default(''),
    }),
    response: done,
    errors: ['not_found', 'too_many_requests'],
  },
  'POST /exam/question/reports': {
    access: 'member',
    summary: 'What was reported in my exams, or in one of them',
    request: z.strictObject({ ...page, exam_id: id.optional(), is_answered: flag.default(false) }),
    response: listOf(reportEntry),
    errors: [],
  },
  'POST /exam/question/report/exams': {
    access: 'member',
    summary: 'My exams in which something was reported, those with the most unanswered first',
    request: z.strictObject(page),
    response: listOf(z.object({ exam, open_count: count, reports_count: count })),
    errors: [],
  },
  'POST /exam/question/report/answer': {
    access: 'member',
    summary: 'Answer a report on a question of mine, and everybody who reported the same question',
    request: z.strictObject({ report_id: id, answer: paragraph.min(1).max(rules.report.answerMax) }),
    response: z.object({ answered_count: count }),
    errors: ['not_found'],
  },
});
