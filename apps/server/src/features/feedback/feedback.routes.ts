import { feedbackCalls } from '@tiku/contract';
import { consumeCaptcha, issueCaptcha } from '../../http/captcha.ts';
import { defineRoutes } from '../../http/routes.ts';
import { countUse, refuseOverLimit } from '../../http/throttle.ts';
import { insertGuestFeedback } from './feedback.store.ts';

export const feedbackRoutes = defineRoutes(feedbackCalls, {
  'GET /app/feedback/captcha': async ({ db }) => issueCaptcha(db, 'guest-feedback'),

  'POST /app/guest/feedback': async ({ db, ip, language }, { message, contact_info, captcha_id, captcha_text }) => {
    const limits = [{ key: `guest-feedback:${ip}`, max: 30, seconds: 60 * 60 }];
    await refuseOverLimit(db, limits);
    await consumeCaptcha(db, 'guest-feedback', captcha_id, captcha_text);
    await insertGuestFeedback(db, { message, contact_info, language });
    await countUse(db, limits);
    return {};
  },
});
