import { groupStatus } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { GroupRow } from '../group-row.ts';
import { findGroups, holdGroups } from '../group.store.ts';
import type { Standing } from './group-access.ts';

/** One in which the actor has no such standing looks exactly like one that never was. */
export async function selectGroup(db: Db, actor: Actor, groupId: number, standing: Standing): Promise<GroupRow> {
  const [group] = await findGroups(db, actor, [groupId], standing);
  if (!group) throw new AppError('not_found');
  return group;
}

/** The same, held until the transaction ends: who is in the group, and as what, stays as it is read here. */
export async function lockGroup(tx: Db, actor: Actor, groupId: number, standing: Standing): Promise<GroupRow> {
  await holdGroups(tx, actor, [groupId], standing);
  return selectGroup(tx, actor, groupId, standing);
}

/** The same for several: all of them or none. */
export async function lockGroups(
  tx: Db,
  actor: Actor,
  groupIds: readonly number[],
  standing: Standing,
): Promise<GroupRow[]> {
  await holdGroups(tx, actor, groupIds, standing);
  const groups = await findGroups(tx, actor, groupIds, standing);
  if (groups.length < new Set(groupIds).size) throw new AppError('not_found');
  return groups;
}

/** Nothing new comes into a group that has ended or is suspended. */
export function refuseUnlessNormal({ status }: Pick<GroupRow, 'status'>): void {
  refuseSuspended({ status });
  if (status === groupStatus.disbanded) throw new AppError('group_disbanded');
}

export function refuseSuspended({ status }: Pick<GroupRow, 'status'>): void {
  if (status === groupStatus.suspended) throw new AppError('group_suspended');
}
