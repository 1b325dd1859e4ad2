import { operatorFeedbackCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import {
  assignThread,
  attachToReply,
  listGuests,
  listReported,
  listThreads,
  openThread,
  replyToThread,
  settleMessage,
  takeFromReply,
} from './threads.ts';

export const operatorFeedbackRoutes = defineRoutes(operatorFeedbackCalls, {
  'POST /operator/feedbacks': (context, wanted) => listThreads(context, wanted),

  'GET /operator/feedback': (context, { feedback_id }) => openThread(context, feedback_id),

  'POST /operator/feedback/reply': async (context, reply) => {
    await replyToThread(context, reply);
    return {};
  },

  'PUT /operator/feedback/attachment': async (context, { feedback_id, type, file }) => ({
    attachment: await attachToReply(context, feedback_id, type, file),
  }),

  'DELETE /operator/feedback/attachment': async (context, { attachment_id }) => {
    await takeFromReply(context, attachment_id);
    return {};
  },

  'POST /operator/feedback/assign': async (context, { feedback_id, user_id }) => {
    await assignThread(context, feedback_id, user_id);
    return {};
  },

  'POST /operator/guests': ({ db }, wanted) => listGuests(db, wanted),

  'POST /operator/guest/settle': async (context, { guest_id }) => {
    await settleMessage(context, guest_id);
    return {};
  },

  'POST /operator/reports': ({ db }, wanted) => listReported(db, wanted),
});
