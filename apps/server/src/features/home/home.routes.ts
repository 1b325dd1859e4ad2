import { homeCalls } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { readAccount } from '../account/account.ts';
import { newestNotices } from '../notice/notice.ts';

export const homeRoutes = defineRoutes(homeCalls, {
  'GET /user/webhome': async (context) => {
    const { db, actor, language } = context;
    const account = await readAccount(context, actor.accountId);
    return {
      home: {
        name: account.name,
        notice_unread_count: account.notice_unread_count,
        notices: await newestNotices(db, actor.accountId, language),
      },
    };
  },
});
