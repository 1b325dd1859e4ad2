import { groupRoles, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { changePlaces } from './change-places.ts';
import { countMembers } from '../group.store.ts';

/** Puts somebody in who runs the group from now on, for whoever holds it: as its owner in the place of the one before, or beside. */
export async function takeCharge(tx: Db, groupId: number, accountId: number, isOwner: boolean): Promise<void> {
  if (isOwner)
    await sql`
      update group_member set role = ${groupRoles.member}
      where group_id = ${groupId} and role = ${groupRoles.owner}`.execute(tx);
  const role = isOwner ? groupRoles.owner : groupRoles.administrator;
  const write = sql`
    insert into group_member (group_id, account_id, role, status, joined_at)
    values (${groupId}, ${accountId}, ${role}, ${memberStatus.autoJoined}, now())
    on conflict (group_id, account_id) do update set role = excluded.role, status = excluded.status, left_at = null,
      is_kicked = false, joined_at = coalesce(group_member.joined_at, excluded.joined_at)`;
  await changePlaces(tx, groupId, [accountId], () => write.execute(tx));
  await countMembers(tx, groupId);
}
