import { z } from 'zod';
import { defineCalls } from './call.ts';
import { examEntry, listedExam } from './exam/exam-fields.ts';
import { id, instant } from './fields.ts';
import { joinedHomework, taughtHomework } from './homework/homework-fields.ts';
import { importStatus } from './limits.ts';
import { noticeEntry } from './notice.ts';
import { waitingQueue } from './operator/operator-fields.ts';
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
        /** What I am to do: what is due first, then what ended last. */
        homework: z.array(joinedHomework),
        /** Whether I am in any group. */
        is_in_group: z.boolean().optional(),
        /** Where I manage groups: who asks to join those I own, and what their homework asks of me. */
        teaching: taughtHomework
          .extend({
            applicants: z.array(z.object({ group_id: id, name: z.string(), count })),
          })
          .optional(),
        /** Where something of mine waits: what readers reported, by exam, and files that are not an exam yet. */
        authoring: z
          .object({
            reports: z.array(z.object({ exam_id: id, title: z.string(), count, oldest_at: instant })),
            imports: z.array(
              z.object({
                import_id: id,
                exam_id: id.nullable(),
                file_name: z.string(),
                status: z.literal([importStatus.processing, importStatus.ready, importStatus.failed]),
                created_at: instant,
              }),
            ),
          })
          .optional(),
        /** For operators: what waits for one. */
        operating: z.array(waitingQueue).optional(),
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
