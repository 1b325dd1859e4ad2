import { groupNoticeCalls } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { selectGroup } from '../access/open-group.ts';
import type { GroupRow } from '../group-row.ts';
import { findNoticeOfGroup, presentNotice, selectNotices, selectReaders } from './group-notice.store.ts';
import { markRead, postNotice, takeBackNotices } from './post-notice.ts';

interface NoticeQuery {
  start: number;
  limit: number;
  req_total: number | boolean;
}

async function listNotices(
  { db, actor }: Context<'member'>,
  group: GroupRow,
  { req_total, ...page }: NoticeQuery,
): Promise<ResponseOf<'POST /joined/group/notices'>> {
  const rows = await selectNotices(db, actor.accountId, group.id, page);
  return { list: rows.map(presentNotice), ...(req_total ? { total: group.notice_count } : {}) };
}

export const groupNoticeRoutes = defineRoutes(groupNoticeCalls, {
  'POST /joined/group/notices': async (context, { group_id, ...query }) =>
    listNotices(context, await selectGroup(context.db, context.actor, group_id, 'member'), query),

  'POST /mymanaged/group/notices': async (context, { group_id, ...query }) =>
    listNotices(context, await selectGroup(context.db, context.actor, group_id, 'manager'), query),

  'POST /mymanaged/group/notice': async (context, post) => ({ list: await postNotice(context, post) }),

  'DELETE /mymanaged/group/notices': async (context, wanted) => {
    await takeBackNotices(context, wanted);
    return {};
  },

  'POST /mtgroup/notice/read': async (context, { notice_id }) => ({ notice: await markRead(context, notice_id) }),

  'POST /mymanaged/group/notice/readers': async ({ db, actor }, { group_id, notice_id, is_read, ...query }) => {
    const group = await selectGroup(db, actor, group_id, 'manager');
    const notice = await findNoticeOfGroup(db, group.id, notice_id);
    if (!notice) throw new AppError('not_found');
    const rows = await selectReaders(db, group.id, notice_id, is_read, query);
    const total = is_read ? notice.read_count : group.member_count - notice.read_count;
    return {
      list: rows.map(({ account_id, alias, name, read_at }) => ({
        user_id: account_id,
        alias,
        name,
        read_at: read_at?.toISOString() ?? null,
      })),
      ...(query.req_total ? { total } : {}),
    };
  },
});
