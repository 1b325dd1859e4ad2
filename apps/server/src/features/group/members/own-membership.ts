// What members do about themselves.
import { groupRoles } from '@tiku/contract';
import type { GroupMember } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectGroup } from '../access/open-group.ts';
import { countMembers, holdOwnGroup } from '../group.store.ts';
import { findMember, findStay, presentMember, removeMembers, updateAlias } from './member.store.ts';

/** Also for an applicant, who withdraws by it. */
export async function leaveGroup({ db, actor }: Context<'member'>, groupId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isKnown = await holdOwnGroup(tx, actor, groupId);
    const stay = isKnown ? await findStay(tx, groupId, actor.accountId) : null;
    if (stay?.left_at !== null) throw new AppError('not_found');
    if (stay.role === groupRoles.owner) throw new AppError('owner_stays');
    await removeMembers(tx, groupId, [actor.accountId], false);
    await countMembers(tx, groupId);
  });
}

export async function changeAlias(
  { db, actor }: Context<'member'>,
  { group_id, member_alias }: { group_id: number; member_alias: string },
): Promise<GroupMember> {
  const { id, role } = await selectGroup(db, actor, group_id, 'member');
  await updateAlias(db, id, actor.accountId, member_alias);
  const member = await findMember(db, id, actor.accountId);
  // Left in another window a moment ago.
  if (!member) throw new AppError('not_found');
  return presentMember(member, actor.accountId, role === groupRoles.owner);
}
