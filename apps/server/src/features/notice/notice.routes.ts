import { noticeCalls } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { countNotices, countUnread, selectNotices } from './notice.store.ts';
import { presentNotice, readNotice } from './notice.ts';

export const noticeRoutes = defineRoutes(noticeCalls, {
  'GET /web/user/notices': async ({ db, actor, language }, { start, limit, req_total }) => {
    const rows = await selectNotices(db, actor.accountId, start, limit);
    return {
      list: rows.map((row) => presentNotice(row, language)),
      ...(req_total === 1 ? { total: await countNotices(db, actor.accountId) } : {}),
    };
  },

  'POST /user/notice/read': async ({ db, actor, language }, { notice_id }) => {
    const notice = await readNotice(db, actor.accountId, notice_id);
    return {
      notice: presentNotice(notice, language),
      notice_unread_count: await countUnread(db, actor.accountId),
    };
  },
});
