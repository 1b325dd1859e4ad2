import { groupStatus, joiningWays, memberStatus } from '@tiku/contract';
import type { GroupInvitation } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { refuseUnlessNormal } from '../access/open-group.ts';
import { memberLimitOf, presentInvited } from '../group-row.ts';
import type { InvitingGroup } from '../group-row.ts';
import { countMembers, findByPublicId, holdByPublicId } from '../group.store.ts';
import { findStay, upsertMember } from './member.store.ts';
import { tellOwner } from './member-notices.ts';

/** Nobody without an account learns what companies call their groups. */
export async function readInvitation(db: Db, publicId: string) {
  const group = await findByPublicId(db, { company: null }, publicId);
  if (group?.status !== groupStatus.normal) throw new AppError('not_found');
  return { public_id: group.public_id, name: group.name, creator: group.owner_name };
}

export async function openInvitation({ db, actor }: Context<'member'>, publicId: string): Promise<GroupInvitation> {
  const group = await findByPublicId(db, actor, publicId);
  if (!group) throw new AppError('not_found');
  const stay = await findStay(db, group.id, actor.accountId);
  return {
    ...presentInvited(group),
    member_status: stay && stay.left_at === null ? stay.status : null,
  };
}

interface Application {
  group_id?: number | undefined;
  public_id?: string | undefined;
  verification_message: string;
}

interface Joined {
  group_id: number;
  status: number;
}

/** The public id is what lets somebody in: without it, counting up would find every group. */
export async function joinGroup(context: Context<'member'>, wanted: Application): Promise<Joined> {
  const { db, actor, config } = context;
  const { public_id = '', verification_message: message } = wanted;
  await takeUse(db, [{ key: `group-join:${actor.accountId}`, max: 100, seconds: 60 * 60 }]);
  return db.transaction().execute(async (tx) => {
    await holdByPublicId(tx, actor, public_id);
    const group = await findByPublicId(tx, actor, public_id);
    if (!group || group.id !== (wanted.group_id ?? group.id)) throw new AppError('not_found');
    const stay = await findStay(tx, group.id, actor.accountId);
    const current = stay?.left_at === null ? stay : null;
    if (current && current.status !== memberStatus.waiting) return { group_id: group.id, status: current.status };
    refuseUnlessNormal(group);
    if (group.joining_way === joiningWays.nobody) throw new AppError('group_closed');
    // Somebody whom the owner has put out comes back only when the owner wants it.
    const isWaiting = group.joining_way === joiningWays.verification || stay?.is_kicked === true;
    if (!isWaiting || !current) refuseFull(group, memberLimitOf(group, config.groupMembers), isWaiting);
    await upsertMember(tx, { groupId: group.id, accountId: actor.accountId, isWaiting, message });
    await countMembers(tx, group.id);
    if (isWaiting && !current) await tellOwner(tx, group, actor.accountId, message);
    return { group_id: group.id, status: isWaiting ? memberStatus.waiting : memberStatus.autoJoined };
  });
}

/** As many may wait as may be in. */
function refuseFull(group: InvitingGroup, limit: number, isWaiting: boolean): void {
  const count = isWaiting ? group.applicant_count : group.member_count;
  if (count >= limit) throw new AppError('group_full', { counts: { limit } });
}
