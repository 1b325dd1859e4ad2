import { accountCalls } from '@tiku/contract';
import { AppError } from '../../http/app-error.ts';
import { defineRoutes } from '../../http/routes.ts';
import { endSession, exchangeRefreshToken } from '../../http/sessions.ts';
import { updateAccount } from './account.store.ts';
import { readAccount } from './account.ts';
import { signIn } from './sign-in.ts';
import { readThumbnail, removeThumbnail, replaceThumbnail } from './thumbnail.ts';

export const accountRoutes = defineRoutes(accountCalls, {
  'POST /app/user/login': async (context, input) => {
    const { accountId, ...tokens } = await signIn(context, input);
    const account = await readAccount(context.db, accountId);
    return {
      ...tokens,
      userid: account.id,
      username: account.username,
      name: account.name,
      wx_nickname: account.wx_nickname,
      is_partner: account.is_partner,
      is_operator: account.is_operator,
      companies: account.companies,
      notice_unread_count: account.notice_unread_count,
    };
  },

  'POST /user/refreshtoken': async ({ db, keys }, { refresh_token }) => {
    const tokens = await exchangeRefreshToken(db, keys.signing, refresh_token);
    if (!tokens) throw new AppError('session_over');
    return tokens;
  },

  'POST /user/logout': async ({ db, actor }) => {
    await endSession(db, actor.sessionId);
    return {};
  },

  'GET /app/account/info': async ({ db, actor }) => ({ account: await readAccount(db, actor.accountId) }),

  'POST /app/account/info': async ({ db, actor }, change) => {
    await updateAccount(db, actor.accountId, change);
    return { account: await readAccount(db, actor.accountId) };
  },

  'POST /app/user/thumbnail': async (context, { file }) => ({ revision: await replaceThumbnail(context, file) }),

  'DELETE /app/user/thumbnail': async (context) => ({ revision: await removeThumbnail(context) }),

  'GET /app/user/thumbnail': async (context, { userid }) => readThumbnail(context, userid),
});
