import { homeCalls } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { readAccount } from '../account/account.ts';
import { newestNotices } from '../notice/notice.ts';

export const homeRoutes = defineRoutes(homeCalls, {
  'GET /user/webhome': async ({ db, actor, language }) => {
    const account = await readAccount(db, actor.accountId);
    return {
      home: {
        name: account.name,
        notice_unread_count: account.notice_unread_count,
        notices: await newestNotices(db, actor.accountId, language),
      },
    };
  },
});
