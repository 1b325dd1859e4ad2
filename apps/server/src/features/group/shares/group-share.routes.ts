import { groupShareCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { selectGroup } from '../access/open-group.ts';
import { listShares, shareExams, unshareExams } from './share-exams.ts';

export const groupShareRoutes = defineRoutes(groupShareCalls, {
  'POST /group/share/exams': async (context, { group_id, req_total, ...page }) => {
    const { id, share_count } = await selectGroup(context.db, context.actor, group_id, 'member');
    return { list: await listShares(context, id, page), ...(req_total ? { total: share_count } : {}) };
  },

  'PUT /mymanaged/group/share/exams': async (context, sharing) => {
    await shareExams(context, sharing);
    return {};
  },

  'DELETE /mymanaged/group/share/exams': async (context, wanted) => {
    await unshareExams(context, wanted);
    return {};
  },
});
