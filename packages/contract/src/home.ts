import { z } from 'zod';
import { defineCalls } from './call.ts';
import { examEntry, listedExam } from './exam/exam-fields.ts';
import { id, instant } from './fields.ts';
import { joinedHomework } from './homework/homework-fields.ts';
import { noticeEntry } from './notice.ts';
import { practiceRecord } from './practice/practice-fields.ts';
import { studyPlan } from './practice/review.ts';
import { studyFigures, studyStreak } from './practice/statistics.ts';

const count = z.int().min(0);
const date = z.iso.date();

export const homeCalls = defineCalls({
  'GET /user/webhome': {
    access: 'member',
    summary: 'The user home in one call',
    request: z.strictObject({}),
    response: z.object({
      home: z.object({
        name: z.string(),
        notice_unread_count: count,
        /** The newest few, unread first. */
        notices: z.array(noticeEntry),
        plan: studyPlan,
        /** Null for learners who have switched it off. */
        streak: studyStreak.nullable(),
        /** The last seven days, today at the end. */
        week: z.array(studyFigures.extend({ date })),
        review: z.object({ todo_count: count, done_count: count }),
        /** What I practised last. */
        practices: z.array(practiceRecord),
        /** What is due first, then what ended last. */
        homework: z.array(joinedHomework),
        /** The newest notices of my groups that I have not read. */
        news: z.array(
          z.object({
            notice_id: id,
            group: z.object({ group_id: id, name: z.string() }),
            title: z.string(),
            created_at: instant,
          }),
        ),
        /** Those I made, the last changed first. */
        exams: z.array(listedExam),
        /** What most people open. */
        suggestions: z.array(examEntry),
      }),
    }),
    errors: [],
  },
});
