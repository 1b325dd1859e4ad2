// What an owner decides about the people of a group.
import { groupRoles } from '@tiku/contract';
import type { GroupMember, GroupRole } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockGroup, refuseSuspended, refuseUnlessNormal } from '../access/open-group.ts';
import { memberLimitOf } from '../group-row.ts';
import { countMembers } from '../group.store.ts';
import { tellApplicants, tellNewOwner, tellRemoved, tellRole } from './member-notices.ts';
import {
  agreeToMembers,
  countWaiting,
  findMember,
  presentMember,
  rejectMembers,
  removeMembers,
  updateRole,
} from './member.store.ts';
import type { MemberRow } from './member.store.ts';

interface Decision {
  group_id: number;
  user_id?: number | undefined;
  user_ids?: number[] | undefined;
  agreed: boolean;
}

/** Applicants who have withdrawn in the meantime are passed over. */
export async function decideOnApplicants(
  { db, actor, config }: Context<'member'>,
  { group_id, user_id, user_ids = [], agreed }: Decision,
): Promise<number[]> {
  const wanted = user_id === undefined ? user_ids : [...user_ids, user_id];
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'owner');
    refuseUnlessNormal(group);
    const limit = memberLimitOf(group, config.groupMembers);
    if (agreed && group.member_count + (await countWaiting(tx, group.id, wanted)) > limit)
      throw new AppError('group_full', { counts: { limit } });
    const decide = agreed ? agreeToMembers : rejectMembers;
    const { changed, unchanged } = await decide(tx, group.id, wanted);
    if (changed.length + unchanged.length === 0) throw new AppError('not_found');
    await countMembers(tx, group.id);
    await tellApplicants(tx, group, changed, agreed);
    return [...changed, ...unchanged];
  });
}

/** Members who have left in the meantime are passed over. */
export async function kickOut(
  { db, actor }: Context<'member'>,
  { group_id, user_ids }: { group_id: number; user_ids: number[] },
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'owner');
    refuseSuspended(group);
    if (user_ids.includes(group.owner_id)) throw new AppError('owner_stays');
    const gone = await removeMembers(tx, group.id, user_ids, true);
    if (gone.length === 0) throw new AppError('not_found');
    await countMembers(tx, group.id);
    await tellRemoved(tx, group, gone);
    return gone;
  });
}

async function selectMember(tx: Db, groupId: number, accountId: number): Promise<MemberRow> {
  const member = await findMember(tx, groupId, accountId);
  if (!member) throw new AppError('not_found');
  return member;
}

interface OneMember {
  group_id: number;
  user_id: number;
}

export async function changeAdministrator(
  { db, actor }: Context<'member'>,
  { group_id, user_id, is_admin }: OneMember & { is_admin: boolean },
): Promise<GroupMember> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'owner');
    refuseUnlessNormal(group);
    const member = await selectMember(tx, group.id, user_id);
    if (member.role === groupRoles.owner) throw new AppError('owner_stays');
    const role: GroupRole = is_admin ? groupRoles.administrator : groupRoles.member;
    await updateRole(tx, group.id, user_id, role);
    if (role !== member.role) await tellRole(tx, group, user_id, is_admin);
    return presentMember({ ...member, role }, actor.accountId, true);
  });
}

export async function handOver(
  { db, actor }: Context<'member'>,
  { group_id, user_id }: OneMember,
): Promise<GroupMember> {
  return db.transaction().execute(async (tx) => {
    const group = await lockGroup(tx, actor, group_id, 'owner');
    refuseUnlessNormal(group);
    const member = await selectMember(tx, group.id, user_id);
    if (member.role !== groupRoles.administrator) throw new AppError('not_administrator');
    await updateRole(tx, group.id, group.owner_id, groupRoles.administrator);
    await updateRole(tx, group.id, user_id, groupRoles.owner);
    await tellNewOwner(tx, group, user_id);
    return presentMember({ ...member, role: groupRoles.owner }, actor.accountId, false);
  });
}
