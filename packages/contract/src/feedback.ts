import { z } from 'zod';
import { defineCalls } from './call.ts';
import { captchaAnswer } from './captcha.ts';
import { atLeast, done, line, paragraph } from './fields.ts';
import { limits, rules } from './limits.ts';

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
      message: atLeast(paragraph.max(limits.feedbackMax), limits.feedbackMin),
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
});
