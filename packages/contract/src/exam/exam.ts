// Exams: mine, the ones I keep, the ones everybody may find; what an author does with theirs.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  categoryId,
  examDetail,
  examEntry,
  examInfo,
  examLevel,
  examSection,
  listedExam,
  questionType,
} from './exam-fields.ts';
import { done, flag, id, inQuery, listOf, orderBy, page, pageInQuery, queryString } from '../fields.ts';
import { examOrders, examStatus, rules } from '../limits.ts';

const list = { ...page, query_string: queryString };
const examId = z.strictObject({ exam_id: inQuery.id });
const examIds = z.strictObject({ exam_ids: z.array(id).min(1).max(100) });
const count = z.int().min(0);

/** A search stops counting at `searchTotalMax`. */
const foundExams = listOf(listedExam).extend({ is_total_capped: z.boolean().optional() });

const struct = z.object({
  questions_count: count,
  full_score: z.number().min(0),
  sections: z.array(examSection),
  types: z.array(z.object({ type: questionType, questions_count: count, full_score: z.number().min(0) })),
  /** Difficulty null: not given. */
  difficulties: z.array(z.object({ difficulty: z.int().min(0).max(4).nullable(), questions_count: count })),
});

const share = z.object({
  url: z.url(),
  public_id: z.string(),
  /** The link carries a token that opens a private exam; changing who may see the exam ends it. */
  is_secret: z.boolean(),
});

const linkPart = z.string().min(1).max(60);

const examInvitation = z.object({
  title: z.string(),
  is_secret: z.boolean(),
  /** The rest of a private exam is for people who sign in. */
  about: z
    .object({
      author: z.string(),
      description: z.string(),
      questions_count: count,
      duration: count,
      /** It opens to those who have a bundle with a price that holds it. */
      is_priced: z.boolean(),
      /** The first ones that words alone can show, where the author allows it. */
      preview: z.array(z.object({ no: z.int(), type: questionType, text: z.string(), options: z.array(z.string()) })),
    })
    .nullable(),
});
export type ExamInvitation = z.output<typeof examInvitation>;

export const examCalls = defineCalls({
  'GET /user/myexams/total': {
    access: 'member',
    summary: 'How many exams I have published or drafted, for myself or for the company I act for',
    request: z.strictObject({}),
    response: z.object({ total: count }),
    errors: [],
  },
  'POST /uploadedexams': {
    access: 'member',
    summary: 'The exams I published or drafted; without `filter_status` all but the deleted ones',
    request: z.strictObject({
      ...list,
      order_by: orderBy(examOrders.uploaded),
      filter_status: z.literal(Object.values(examStatus)).optional(),
    }),
    response: listOf(listedExam),
    errors: [],
  },
  'POST /favoritedexams': {
    access: 'member',
    summary: 'The exams I keep, as far as I may still open them',
    request: z.strictObject({
      ...list,
      order_by: orderBy(examOrders.favorited),
      public_only: flag.default(false),
    }),
    response: listOf(listedExam),
    errors: [],
  },
  'POST /publicexams': {
    access: 'member',
    summary: 'The exams everybody may open',
    request: z.strictObject({
      ...list,
      order_by: orderBy(examOrders.public),
      category: categoryId.optional(),
    }),
    response: foundExams,
    errors: [],
  },
  'GET /app/hotexams': {
    access: 'public',
    summary: 'The exams opened most',
    request: z.strictObject(pageInQuery),
    response: listOf(examEntry),
    errors: [],
  },
  'GET /app/user/exam/detail2': {
    access: 'member',
    summary: 'One exam, by its id, its public id, or the token of a share link, which then opens it for good',
    request: z.strictObject({
      exam_id: inQuery.id.optional(),
      public_id: z.string().min(1).max(40).optional(),
      share: z.string().min(1).max(100).optional(),
    }),
    response: z.object({ exam: examDetail }),
    errors: ['not_found'],
  },
  'PUT /app/exam/detail': {
    access: 'member',
    summary: 'Change what is written about my exam, and who may see it; what is left out stays',
    request: z.strictObject({
      exam: z.strictObject({ id, ...z.object(examInfo).partial().shape }),
      /** Publishes a draft, or again what had expired. */
      to_publish: flag.default(false),
      /** Ends the share links given out so far. */
      renew_share: flag.default(false),
    }),
    response: z.object({ exam: examDetail }),
    errors: ['not_found', 'exam_deleted', 'exam_suspended', 'exam_empty'],
  },
  'DELETE /app/exams': {
    access: 'member',
    summary: 'Delete exams of mine; they can be recovered for 30 days',
    request: examIds,
    response: done,
    errors: ['not_found'],
  },
  'PUT /app/exams/recover': {
    access: 'member',
    summary: 'Bring deleted exams back as they were',
    request: examIds,
    response: done,
    errors: ['not_found'],
  },
  'GET /exam/struct': {
    access: 'member',
    summary: 'Sections, types and difficulties of an exam with their counts',
    request: examId,
    response: z.object({ struct }),
    errors: ['not_found'],
  },
  'GET /app/user/exam/sections': {
    access: 'member',
    summary: 'The sections of an exam',
    request: examId,
    response: listOf(examSection),
    errors: ['not_found'],
  },
  'GET /exam/levels': {
    access: 'member',
    summary: 'The levels of an exam',
    request: examId,
    response: listOf(examLevel),
    errors: ['not_found'],
  },
  'PUT /exam/level/rule': {
    access: 'member',
    summary: 'Write one level of my exam; the number after the last adds one',
    request: z.strictObject({ exam_id: id, ...examLevel.shape }),
    response: z.object({ level: examLevel }),
    errors: ['not_found', 'exam_deleted'],
  },
  'DELETE /exam/level': {
    access: 'member',
    summary: 'Remove one level of my exam; those above it move down',
    request: z.strictObject({ exam_id: id, no: z.int().min(1).max(rules.level.max) }),
    response: done,
    errors: ['not_found', 'exam_deleted'],
  },
  'GET /exam/invitation': {
    access: 'public',
    summary:
      'What somebody who is not signed in is told of an exam they have a link to; of a private one only the title',
    request: z
      .strictObject({ exam_id: inQuery.id.optional(), public_id: linkPart.optional(), share: linkPart.optional() })
      .refine((link) => Object.values(link).filter((part) => part !== undefined).length === 1),
    response: z.object({ exam: examInvitation }),
    errors: ['not_found'],
  },
  'GET /exam/shareurl': {
    access: 'member',
    summary: 'The link under which others open this exam',
    request: examId,
    response: share,
    errors: ['not_found'],
  },
  'POST /favoritedexam': {
    access: 'member',
    summary: 'Keep an exam',
    request: z.strictObject({ exam_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'DELETE /favoritedexam': {
    access: 'member',
    summary: 'Keep an exam no longer',
    request: z.strictObject({ exam_id: id }),
    response: done,
    errors: [],
  },
  'POST /exam/searched': {
    access: 'member',
    summary: 'Count that I opened an exam from a search: once a day for each person',
    request: z.strictObject({ server_id: id }),
    response: done,
    errors: ['not_found'],
  },
});
