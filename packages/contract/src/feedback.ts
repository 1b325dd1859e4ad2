import { z } from 'zod';
import { defineCalls } from './call.ts';
import { captchaAnswer } from './account/captcha.ts';
import { atLeast, done, id, inQuery, instant, line, listOf, orderBy, page, paragraph, queryString } from './fields.ts';
import {
  attachmentRules,
  attachmentTypes,
  feedbackOrders,
  feedbackSessionTypes,
  feedbackStatus,
  feedbackTypes,
  limits,
  rules,
} from './limits.ts';

const body = atLeast(paragraph.max(limits.feedbackMax), limits.feedbackMin);
const subject = line.min(1).max(rules.feedback.subjectMax);
const type = z.literal(Object.values(feedbackTypes));
export const attachmentType = z.literal(Object.values(attachmentTypes));
const named = z.strictObject({ feedback_id: id });

export const feedbackEntry = z.object({
  feedback_id: id,
  type,
  subject: z.string(),
  status: z.literal(Object.values(feedbackStatus)),
  os_type: z.int(),
  /** Whether the last word is the provider's. */
  is_answered: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

export const attachment = z.object({
  attachment_id: id,
  type: attachmentType,
  name: z.string(),
  size: z.int(),
  /** Good for a few minutes. */
  url: z.string(),
});
export type FeedbackAttachment = z.output<typeof attachment>;

export const feedbackSession = z.object({
  session_id: id,
  feedback_id: id,
  type: z.literal(Object.values(feedbackSessionTypes)),
  body: z.string(),
  /** Null while it is written. */
  sent_at: instant.nullable(),
  attachments: z.array(attachment),
});
export type FeedbackSession = z.output<typeof feedbackSession>;

const uploads = Object.values(attachmentRules);
export const attachmentUpload = {
  maxBytes: Math.max(...uploads.map(({ bytes }) => bytes)),
  extensions: uploads.flatMap(({ extensions }): readonly string[] => extensions),
};

export const feedbackCalls = defineCalls({
  'GET /app/feedback/captcha': {
    access: 'public',
    summary: 'A picture of a few letters, to be typed by somebody who writes without an account',
    request: z.strictObject({}),
    response: z.object({ captcha_id: z.string(), picture: z.string() }),
    errors: [],
  },
  'POST /app/guest/feedback': {
    access: 'public',
    summary: 'Write to the people who run this deployment without signing in',
    request: z.strictObject({
      message: body,
      contact_info: line.max(rules.feedback.contactMax),
      captcha_id: z.string().min(1).max(100),
      captcha_text: z.string().trim().min(1).max(rules.captcha.textMax),
      /** For a question in words, which comes with work. */
      captcha_data: captchaAnswer.captcha_data,
    }),
    response: done,
    bodyBytes: limits.guestFeedbackBytes,
    errors: ['bad_captcha'],
  },
  'POST /user/feedbacks': {
    access: 'member',
    summary: 'What I wrote to the people who run this deployment',
    request: z.strictObject({
      ...page,
      query_string: queryString,
      order_by: orderBy(feedbackOrders),
      filter_status: z.literal(Object.values(feedbackStatus)).optional(),
    }),
    response: listOf(feedbackEntry),
    errors: [],
  },
  'GET /user/feedback/sessions': {
    access: 'member',
    summary: 'One feedback with everything that was said, from the beginning',
    request: z.strictObject({ feedback_id: inQuery.id }),
    response: z.object({ feedback: feedbackEntry, list: z.array(feedbackSession) }),
    errors: ['not_found'],
  },
  'POST /user/feedback/session': {
    access: 'member',
    summary: 'Begin a feedback, or go on with one; it is sent by `user/feedback/session/end`',
    request: z.strictObject({
      feedback_info: z.strictObject({ type, subject }).optional(),
      feedback_id: id.optional(),
      /** A member asks; only operators reply. */
      type: z.literal(feedbackSessionTypes.ask).default(feedbackSessionTypes.ask),
      body,
      /** Sent again with the same key, it answers with what was begun the first time. */
      request_key: z.uuid().optional(),
    }),
    response: z.object({ feedback: feedbackEntry, session: feedbackSession }),
    errors: ['not_found', 'too_many_requests'],
  },
  'PUT /user/feedback/session/attachment': {
    access: 'member',
    summary: 'Attach a file to a message that is not sent yet; the same file again is the same attachment',
    request: z.strictObject({ session_id: inQuery.id, type: inQuery.number.pipe(attachmentType) }),
    upload: attachmentUpload,
    response: z.object({ attachment }),
    errors: [
      'not_found',
      'bad_attachment',
      'too_many_attachments',
      'attachment_too_large',
      'feedback_sent',
      'storage_full',
    ],
  },
  'DELETE /user/feedback/session/attachment': {
    access: 'member',
    summary: 'Take an attachment back from a message that is not sent yet',
    request: z.strictObject({ attachment_id: id }),
    response: done,
    errors: ['not_found', 'feedback_sent'],
  },
  'POST /user/feedback/session/end': {
    access: 'member',
    summary: 'All attachments are in: the message is sent',
    request: z.strictObject({ session_id: id }),
    response: z.object({ feedback: feedbackEntry }),
    errors: ['not_found'],
  },
  'POST /close/user/feedback': {
    access: 'member',
    summary: 'End a feedback of mine; going on with it opens it again',
    request: named,
    response: z.object({ feedback: feedbackEntry }),
    errors: ['not_found'],
  },
  'DELETE /user/feedback': {
    access: 'member',
    summary: 'Delete a feedback of mine',
    request: named,
    response: done,
    errors: ['not_found'],
  },
});
