import { noticeCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readSettings, replaceSettings } from './notice-settings.ts';
import { countNotices, countUnread, insertAllRead, selectNotices } from './notice.store.ts';
import { presentNotice, readNotice } from './notice.ts';

export const noticeRoutes = defineRoutes(noticeCalls, {
  'GET /web/user/notices': async ({ db, actor, language }, { start, limit, req_total, type, unread }) => {
    const wanted = { type, isUnread: unread === 1 };
    const rows = await selectNotices(db, actor.accountId, wanted, { start, limit });
    return {
      list: rows.map((row) => presentNotice(row, language)),
      ...(req_total === 1 ? { total: await countNotices(db, actor.accountId, wanted) } : {}),
    };
  },

  'POST /user/notice/read': async ({ db, actor, language }, { notice_id }) => {
    const notice = await readNotice(db, actor.accountId, notice_id);
    return {
      notice: presentNotice(notice, language),
      notice_unread_count: await countUnread(db, actor.accountId),
    };
  },

  'POST /user/notices/read': async ({ db, actor }) => {
    await insertAllRead(db, actor.accountId);
    return { notice_unread_count: await countUnread(db, actor.accountId) };
  },

  'GET /user/notice/settings': async (context) => ({ settings: await readSettings(context) }),

  'PUT /user/notice/settings': async (context, wanted) => ({ settings: await replaceSettings(context, wanted) }),
});
