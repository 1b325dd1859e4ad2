// What people write to those who run the deployment, and errors in questions that wait for their authors.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { attachment, attachmentType, attachmentUpload, feedbackEntry, feedbackSession } from '../feedback.ts';
import { done, flag, id, inQuery, instant, paragraph } from '../fields.ts';
import { operatorRules } from '../limits.ts';
import { reportEntry } from '../question/report.ts';
import { goingOn, onward, person } from './operator-fields.ts';

const thread = feedbackEntry.extend({
  user: person,
  waiting_since: instant.nullable(),
  assignee: person.nullable(),
});
export type FeedbackThread = z.output<typeof thread>;

const guestMessage = z.object({
  guest_id: id,
  message: z.string(),
  contact_info: z.string(),
  language: z.string(),
  created_at: instant,
  settled_at: instant.nullable(),
});
export type GuestMessage = z.output<typeof guestMessage>;

const unanswered = reportEntry.extend({ author: person });
export type UnansweredReport = z.output<typeof unanswered>;

export const operatorFeedbackCalls = defineCalls({
  'POST /operator/feedbacks': {
    access: 'operator',
    summary: 'Threads that wait for a reply, the oldest first; or all that were sent, the newest first',
    request: z.strictObject({ ...onward, is_waiting: flag.default(true), is_mine: flag.default(false) }),
    response: goingOn(thread),
    errors: [],
    reads: true,
  },
  'GET /operator/feedback': {
    access: 'operator',
    summary: 'A thread with its messages',
    request: z.strictObject({ feedback_id: inQuery.id }),
    response: z.object({
      feedback: thread,
      list: z.array(feedbackSession.extend({ replier: z.string().nullable() })),
      /** Attached to the reply that the caller is writing. */
      attachments: z.array(attachment),
      operators: z.array(person),
    }),
    errors: ['not_found'],
  },
  'POST /operator/feedback/reply': {
    access: 'operator',
    summary: 'Reply to a thread, with what was attached; the author of the thread gets a notice',
    request: z.strictObject({
      feedback_id: id,
      body: paragraph.min(1).max(operatorRules.replyMax),
      /** Chosen by the client; asking again with the same one sends nothing. */
      request_key: z.string().regex(/^[\w-]{8,64}$/),
    }),
    response: done,
    errors: ['not_found'],
  },
  'PUT /operator/feedback/attachment': {
    access: 'operator',
    summary: 'Attach a file to my next reply to a thread; the same file again is the same attachment',
    request: z.strictObject({ feedback_id: inQuery.id, type: inQuery.number.pipe(attachmentType) }),
    upload: attachmentUpload,
    response: z.object({ attachment }),
    errors: ['not_found', 'bad_attachment', 'too_many_attachments', 'attachment_too_large', 'storage_full'],
  },
  'DELETE /operator/feedback/attachment': {
    access: 'operator',
    summary: 'Take an attachment back from a reply that is not sent yet',
    request: z.strictObject({ attachment_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/feedback/assign': {
    access: 'operator',
    summary: 'Hand a thread over to another operator, or to nobody',
    request: z.strictObject({ feedback_id: id, user_id: id.nullable() }),
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/guests': {
    access: 'operator',
    summary: 'Messages of people without an account',
    request: z.strictObject({ ...onward, is_settled: flag.default(false) }),
    response: goingOn(guestMessage),
    errors: [],
    reads: true,
  },
  'POST /operator/guest/settle': {
    access: 'operator',
    summary: 'Settle a message: its author has been answered, or needs no answer',
    request: z.strictObject({ guest_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/reports': {
    access: 'operator',
    summary: 'Reported questions: those unanswered, the oldest first, or those with the answers of their authors',
    request: z.strictObject({ ...onward, is_answered: flag.default(false) }),
    response: goingOn(unanswered),
    errors: [],
    reads: true,
  },
});
