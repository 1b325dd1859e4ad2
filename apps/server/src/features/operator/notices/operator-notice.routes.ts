import { operatorNoticeCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { listNotices, sendNotice, withdrawNotice } from './notices.ts';
import { selectCompanies } from './official-notice.store.ts';

export const operatorNoticeRoutes = defineRoutes(operatorNoticeCalls, {
  'POST /operator/notices': ({ db }, page) => listNotices(db, page),

  'POST /operator/notice': async ({ db, actor }, { company_id, released_at, request_key, ...texts }) => {
    const notice = { ...texts, companyId: company_id, releasedAt: released_at, requestKey: request_key };
    return { notice_id: await db.transaction().execute((tx) => sendNotice(tx, actor, notice)) };
  },

  'DELETE /operator/notice': async ({ db, actor }, { notice_id }) => {
    await db.transaction().execute((tx) => withdrawNotice(tx, actor, notice_id));
    return {};
  },

  'POST /operator/companies': async ({ db }, { query_string }) => ({
    list: await selectCompanies(db, query_string.trim()),
  }),
});
