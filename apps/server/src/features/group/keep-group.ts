// What an owner does with a group: found it, change what is written about it, dismiss it.
import { groupStatus } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { takeUse } from '../../platform/limits/throttle.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { lockGroup, refuseSuspended, refuseUnlessNormal, selectGroup } from './access/open-group.ts';
import type { GroupRow } from './group-row.ts';
import { disbandGroup, insertGroup, updateGroup } from './group.store.ts';
import { tellDisbanded } from './members/member-notices.ts';
import type { GroupChange, GroupInfo } from './group.store.ts';

const DAY = 24 * 60 * 60;

export async function foundGroup(
  { db, actor }: Context<'member'>,
  { request_key = null, ...info }: GroupInfo & { request_key?: string | null | undefined },
): Promise<GroupRow> {
  await takeUse(db, [{ key: `group-new:${actor.accountId}`, max: 100, seconds: DAY }]);
  return db.transaction().execute(async (tx) => {
    const company_id = actor.company?.id ?? null;
    const id = await insertGroup(tx, { ...info, company_id, founder_id: actor.accountId, request_key });
    return selectGroup(tx, actor, id, 'owner');
  });
}

export async function editGroup(
  { db, actor }: Context<'member'>,
  { group_id, ...change }: GroupChange & { group_id: number },
): Promise<GroupRow> {
  return db.transaction().execute(async (tx) => {
    refuseUnlessNormal(await lockGroup(tx, actor, group_id, 'owner'));
    await updateGroup(tx, group_id, change);
    return selectGroup(tx, actor, group_id, 'owner');
  });
}

/** For good. Its members still find it, with what was there. */
export async function dismissGroup({ db, actor }: Context<'member'>, groupId: number): Promise<GroupRow> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, groupId, 'owner');
    refuseSuspended(group);
    if (group.status !== groupStatus.disbanded) await tellDisbanded(tx, group);
    await disbandGroup(tx, groupId);
    return { ...group, status: groupStatus.disbanded };
  });
}

interface GroupLink {
  url: string;
  public_id: string;
}

export async function shareGroup(context: Context<'member'>, groupId: number): Promise<GroupLink> {
  const { public_id, company_id } = await selectGroup(context.db, context.actor, groupId, 'member');
  const query: Record<string, string> = { public_id };
  // Somebody who opens it in another context is offered the one it belongs to.
  if (company_id !== null) query.company_id = String(company_id);
  return { url: `${siteUrl(context)}/group/join?${new URLSearchParams(query).toString()}`, public_id };
}
