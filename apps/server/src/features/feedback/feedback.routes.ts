import { feedbackCalls } from '@tiku/contract';
import { consumeCaptcha, issueTextCaptcha } from '../../captcha/captcha.ts';
import { issuingLimit } from '../../captcha/issuing-limit.ts';
import { defineRoutes } from '../../http/routes.ts';
import { countUse, refuseOverLimit, takeUse } from '../../http/limits/throttle.ts';
import { insertGuestFeedback } from './feedback.store.ts';

export const feedbackRoutes = defineRoutes(feedbackCalls, {
  'GET /app/feedback/captcha': async ({ db, ip }) => {
    await takeUse(db, [issuingLimit('text', ip)]);
    return issueTextCaptcha(db, { purpose: 'guest-feedback', target: '' });
  },

  'POST /app/guest/feedback': async ({ db, ip, language }, { message, contact_info, ...captcha }) => {
    const limits = [{ key: `guest-feedback:${ip}`, max: 30, seconds: 60 * 60 }];
    await refuseOverLimit(db, limits);
    await consumeCaptcha(db, { purpose: 'guest-feedback', target: '' }, captcha);
    await insertGuestFeedback(db, { message, contact_info, language });
    await countUse(db, limits);
    return {};
  },
});
