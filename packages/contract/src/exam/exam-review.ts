import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examReview } from './exam-fields.ts';
import { done, id, inQuery, line, listOf, pageInQuery, paragraph } from '../fields.ts';
import { rules } from '../limits.ts';

export const examReviewCalls = defineCalls({
  'GET /exam/reviews': {
    access: 'member',
    summary: 'What people say about an exam, the newest first',
    request: z.strictObject({ exam_id: inQuery.id, ...pageInQuery }),
    response: listOf(examReview),
    errors: ['not_found'],
  },
  'GET /exam/userreview': {
    access: 'member',
    summary: 'My own review of an exam, or null',
    request: z.strictObject({ exam_id: inQuery.id }),
    response: z.object({ review: examReview.nullable() }),
    errors: ['not_found'],
  },
  'POST /exam/userreview': {
    access: 'member',
    summary: 'Write or rewrite my review; each person has one',
    request: z.strictObject({
      server_id: id,
      rating: z.int().min(1).max(5),
      title: line.max(rules.review.titleMax).default(''),
      review: paragraph.max(rules.review.textMax).default(''),
    }),
    response: z.object({ review: examReview }),
    errors: ['not_found', 'own_exam'],
  },
  'DELETE /exam/userreview': {
    access: 'member',
    summary: 'Take my review back',
    request: z.strictObject({ server_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'POST /exam/userreview/reply': {
    access: 'member',
    summary: "The author's answer to a review; an empty one takes it back",
    request: z.strictObject({ server_id: id, user_id: id, reply: paragraph.max(rules.review.replyMax) }),
    response: z.object({ review: examReview }),
    errors: ['not_found'],
  },
});
