import { operatorFeedbackCalls } from '@tiku/contract';
import { defineRoutes } from '../../../http/routes.ts';
import {
  assignThread,
  listGuests,
  listReported,
  listThreads,
  openThread,
  replyToThread,
  settleMessage,
} from './threads.ts';

export const operatorFeedbackRoutes = defineRoutes(operatorFeedbackCalls, {
  'POST /operator/feedbacks': (context, wanted) => listThreads(context, wanted),

  'GET /operator/feedback': (context, { feedback_id }) => openThread(context, feedback_id),

  'POST /operator/feedback/reply': async (context, reply) => {
    await replyToThread(context, reply);
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
