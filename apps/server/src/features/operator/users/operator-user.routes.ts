import { operatorUserCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { endSessions, listUsers, openUser, sendResetLink, setDisabled, setVip } from './users.ts';

export const operatorUserRoutes = defineRoutes(operatorUserCalls, {
  'POST /operator/users': ({ db }, wanted) => listUsers(db, wanted),

  'GET /operator/user': (context, { user_id }) => openUser(context, user_id),

  'POST /operator/user/vip': async (context, { user_id, vip_until }) => {
    await setVip(context, user_id, vip_until);
    return {};
  },

  'POST /operator/user/disable': async (context, { user_id, reason }) => {
    await setDisabled(context, user_id, { isDisabled: true, reason });
    return {};
  },

  'POST /operator/user/enable': async (context, { user_id }) => {
    await setDisabled(context, user_id, { isDisabled: false });
    return {};
  },

  'POST /operator/user/sessions/end': async (context, { user_id }) => ({
    ended_count: await endSessions(context, user_id),
  }),

  'POST /operator/user/reset': async (context, { user_id }) => {
    await sendResetLink(context, user_id);
    return {};
  },
});
