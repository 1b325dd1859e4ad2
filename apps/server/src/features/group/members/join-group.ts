import { groupStatus, joiningWays, memberStatus } from '@tiku/contract';
import type { GroupInvitation } from '@tiku/contract';
import type { Kysely } from 'kysely';
import type { GroupLimits } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refuseUnlessNormal } from '../access/open-group.ts';
import { memberLimitOf, presentInvited } from '../group-row.ts';
import type { InvitingGroup } from '../group-row.ts';
import { countMembers, findByPublicId, holdByPublicId } from '../group.store.ts';
import { createGathering } from './gather.ts';
import type { Gather } from './gather.ts';
import { findStay, selectStays, upsertMembers } from './member.store.ts';
import type { Stay } from './member.store.ts';
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

interface Applicant {
  accountId: number;
  /** For which they act. */
  company: Actor['company'];
  publicId: string;
  /** Null where they name the group by its public id alone. */
  groupId: number | null;
  message: string;
}

type Joins = Gather<Applicant, Joined>;

const byDatabase = new WeakMap<Db, Joins>();

/** Of everybody who joins by this process: a school that comes together holds the row of its group once for many. */
function joinsAt(db: Kysely<Tables>, limits: GroupLimits): Joins {
  const joins =
    byDatabase.get(db) ??
    createGathering<Applicant, Joined>((applicants) =>
      db.transaction().execute((tx) => joinTogether(tx, limits, applicants)),
    );
  byDatabase.set(db, joins);
  return joins;
}

/** The public id is what lets somebody in: without it, counting up would find every group. */
export async function joinGroup(context: Context<'member'>, wanted: Application): Promise<Joined> {
  const { db, actor, config } = context;
  const { group_id: groupId = null, public_id: publicId = '', verification_message: message } = wanted;
  const { accountId, company } = actor;
  await takeUse(db, [{ key: `group-join:${accountId}`, max: 100, seconds: 60 * 60 }]);
  const applicant = { accountId, company, publicId, groupId, message };
  return joinsAt(db, config.groupMembers)(`${company?.id ?? 0} ${publicId}`, applicant);
}

/** All ask for the same group in the same context, each once. Who is refused changes nothing for the others. */
async function joinTogether(
  tx: Db,
  limits: GroupLimits,
  applicants: readonly Applicant[],
): Promise<(Joined | AppError)[]> {
  const [first] = applicants;
  if (!first) return [];
  await holdByPublicId(tx, first, first.publicId);
  const group = await findByPublicId(tx, first, first.publicId);
  if (!group) return applicants.map(() => new AppError('not_found'));
  const stays = await selectStays(
    tx,
    group.id,
    applicants.map(({ accountId }) => accountId),
  );
  const counted = { ...group };
  const limit = memberLimitOf(group, limits);
  const decisions = applicants.map((applicant) => decide(counted, limit, stays.get(applicant.accountId), applicant));
  const written = decisions.flatMap((decision) =>
    decision instanceof AppError || !decision.isWritten ? [] : [decision],
  );
  if (written.length > 0) {
    await upsertMembers(tx, group.id, written);
    await countMembers(tx, group.id);
  }
  for (const { accountId, message, isNew } of written) {
    if (isNew) await tellOwner(tx, group, accountId, message);
  }
  return decisions.map((decision) =>
    decision instanceof AppError ? decision : { group_id: group.id, status: decision.status },
  );
}

interface Admitted {
  accountId: number;
  message: string;
  status: number;
  isWaiting: boolean;
  /** False for somebody who is in already. */
  isWritten: boolean;
  /** Waits, and did not before. */
  isNew: boolean;
}

/** Counts along, so that those who are let in together are no more than there are places. */
function decide(
  group: InvitingGroup,
  limit: number,
  stay: Stay | undefined,
  { accountId, groupId, message }: Applicant,
): Admitted | AppError {
  if (group.id !== (groupId ?? group.id)) return new AppError('not_found');
  const current = stay?.left_at === null ? stay : null;
  const asked = { accountId, message, isNew: false };
  if (current && current.status !== memberStatus.waiting)
    return { ...asked, status: current.status, isWaiting: false, isWritten: false };
  const closed = findClosed(group);
  if (closed) return closed;
  // Somebody whom the owner has put out comes back only when the owner wants it.
  const isWaiting = group.joining_way === joiningWays.verification || stay?.is_kicked === true;
  const of = isWaiting ? 'applicant_count' : 'member_count';
  if (!isWaiting || !current) {
    // As many may wait as may be in.
    if (group[of] >= limit) return new AppError('group_full', { counts: { limit } });
    group[of]++;
  }
  const status = isWaiting ? memberStatus.waiting : memberStatus.autoJoined;
  return { ...asked, status, isWaiting, isWritten: true, isNew: isWaiting && !current };
}

function findClosed(group: InvitingGroup): AppError | null {
  try {
    refuseUnlessNormal(group);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return group.joining_way === joiningWays.nobody ? new AppError('group_closed') : null;
}
