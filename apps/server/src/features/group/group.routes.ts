import { groupCalls } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { selectGroup } from './access/open-group.ts';
import { presentGroup } from './group-row.ts';
import { countGroups, selectGroups } from './group.store.ts';
import type { GroupQuery } from './group.store.ts';
import { dismissGroup, editGroup, foundGroup, shareGroup } from './keep-group.ts';

type Listed = ResponseOf<'POST /mymanaged/groups'>;

async function listGroups(
  { db, actor, config }: Context<'member'>,
  side: 'managed' | 'joined',
  { req_total, ...query }: GroupQuery & { req_total: number | boolean },
): Promise<Listed> {
  const rows = await selectGroups(db, actor, side, query);
  return {
    list: rows.map((row) => presentGroup(row, config.groupMembers)),
    ...(req_total ? { total: await countGroups(db, actor, side, query) } : {}),
  };
}

export const groupRoutes = defineRoutes(groupCalls, {
  'POST /mymanaged/groups': async (context, query) => listGroups(context, 'managed', query),

  'POST /myjoined/groups': async (context, query) => listGroups(context, 'joined', query),

  'GET /mymanaged/group/detail': async ({ db, actor, config }, { group_id }) => ({
    group: presentGroup(await selectGroup(db, actor, group_id, 'manager'), config.groupMembers),
  }),

  'GET /joined/group/detail': async ({ db, actor, config }, { group_id }) => ({
    group: presentGroup(await selectGroup(db, actor, group_id, 'member'), config.groupMembers),
  }),

  'GET /group/shareurl': async (context, { group_id }) => shareGroup(context, group_id),

  'POST /mycreated/group': async (context, info) => ({
    group: presentGroup(await foundGroup(context, info), context.config.groupMembers),
  }),

  'POST /mymanaged/group/info': async (context, change) => ({
    group: presentGroup(await editGroup(context, change), context.config.groupMembers),
  }),

  'DELETE /mycreated/group': async (context, { group_id }) => ({
    group: presentGroup(await dismissGroup(context, group_id), context.config.groupMembers),
  }),
});
