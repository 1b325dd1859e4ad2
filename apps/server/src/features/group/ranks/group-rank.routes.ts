import { groupRankCalls, limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { lockGroup, refuseSuspended, selectGroup } from '../access/open-group.ts';
import {
  countRanks,
  eraseScores,
  findLastReset,
  findOwnRank,
  hidesRank,
  presentRank,
  restoreErased,
  selectRanks,
} from './group-rank.store.ts';

interface RankQuery {
  start: number;
  limit: number;
  req_total: number | boolean;
}

async function listRanks(
  { db, actor }: Context<'member'>,
  groupId: number,
  { req_total, ...page }: RankQuery,
): Promise<ResponseOf<'POST /joined/group/member/ranks'>> {
  const rows = await selectRanks(db, groupId, actor.accountId, page);
  const mine = await findOwnRank(db, groupId, actor.accountId);
  return {
    list: rows.map((row) => presentRank(row, actor.accountId)),
    mine: mine && presentRank(mine, actor.accountId),
    is_hidden: await hidesRank(db, actor.accountId),
    ...(req_total ? { total: await countRanks(db, groupId, actor.accountId) } : {}),
  };
}

const DAY_MS = 24 * 60 * 60_000;

async function undoUntil(db: Db, groupId: number): Promise<string | null> {
  const last = await findLastReset(db, groupId);
  return last && new Date(last.getTime() + limits.recoverDays * DAY_MS).toISOString();
}

export const groupRankRoutes = defineRoutes(groupRankCalls, {
  'POST /joined/group/member/ranks': async (context, { group_id, ...query }) => {
    const { id } = await selectGroup(context.db, context.actor, group_id, 'member');
    return listRanks(context, id, query);
  },

  'POST /mymanaged/group/member/ranks': async (context, { group_id, ...query }) => {
    const { id } = await selectGroup(context.db, context.actor, group_id, 'manager');
    return { ...(await listRanks(context, id, query)), undo_until: await undoUntil(context.db, id) };
  },

  'DELETE /mymanaged/group/member/ranks': async ({ db, actor }, { group_id }) =>
    db.transaction().execute(async (tx) => {
      const group = await lockGroup(tx, actor, group_id, 'owner');
      refuseSuspended(group);
      await eraseScores(tx, group.id);
      return { undo_until: await undoUntil(tx, group.id) };
    }),

  'PUT /mymanaged/group/member/ranks': async ({ db, actor }, { group_id }) =>
    db.transaction().execute(async (tx) => {
      const group = await lockGroup(tx, actor, group_id, 'owner');
      refuseSuspended(group);
      if (!(await restoreErased(tx, group.id))) throw new AppError('nothing_to_undo');
      return { undo_until: await undoUntil(tx, group.id) };
    }),
});
