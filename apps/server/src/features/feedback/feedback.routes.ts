import { feedbackCalls, feedbackStatus } from '@tiku/contract';
import { consumeCaptcha, issueTextCaptcha } from '../../platform/captcha/captcha.ts';
import { issuingLimit } from '../../platform/captcha/issuing-limit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { countUse, refuseOverLimit, takeUse } from '../../platform/limits/throttle.ts';
import { attachToSession, removeAttachment } from './attachments.ts';
import { insertGuestFeedback, selectFeedbacks, writeStatus } from './feedback.store.ts';
import { beginSession, endSession, openFeedback, presentFeedback, selectOwn } from './sessions.ts';

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

  'POST /user/feedbacks': async ({ db, actor }, { req_total, query_string, order_by, filter_status, ...page }) => {
    const wanted = { ...page, query: query_string, order: order_by, status: filter_status };
    const { rows, total } = await selectFeedbacks(db, actor.accountId, wanted);
    return { list: rows.map(presentFeedback), ...(req_total ? { total } : {}) };
  },

  'GET /user/feedback/sessions': (context, { feedback_id }) => openFeedback(context, feedback_id),

  'POST /user/feedback/session': (context, wanted) => beginSession(context, wanted),

  'PUT /user/feedback/session/attachment': async (context, { session_id, type, file }) => ({
    attachment: await attachToSession(context, session_id, type, file),
  }),

  'DELETE /user/feedback/session/attachment': async (context, { attachment_id }) => {
    await removeAttachment(context, attachment_id);
    return {};
  },

  'POST /user/feedback/session/end': async (context, { session_id }) => ({
    feedback: await endSession(context, session_id),
  }),

  'POST /close/user/feedback': async ({ db, actor }, { feedback_id }) => {
    await writeStatus(db, actor.accountId, feedback_id, feedbackStatus.closed);
    return { feedback: presentFeedback(await selectOwn(db, actor.accountId, feedback_id)) };
  },

  'DELETE /user/feedback': async ({ db, actor }, { feedback_id }) => {
    if (!(await writeStatus(db, actor.accountId, feedback_id, feedbackStatus.deleted))) throw new AppError('not_found');
    return {};
  },
});
