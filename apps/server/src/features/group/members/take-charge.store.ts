import { groupRoles, memberStatus } from '@tiku/contract';
import type { GroupRole } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function updateFormerOwner(tx: Db, groupId: number): Promise<void> {
  await sql`
    update group_member set role = ${groupRoles.member}
    where group_id = ${groupId} and role = ${groupRoles.owner}`.execute(tx);
}

/** Somebody who was in before is in again. */
export async function insertLeader(tx: Db, groupId: number, accountId: number, role: GroupRole): Promise<void> {
  await sql`
    insert into group_member (group_id, account_id, role, status, joined_at)
    values (${groupId}, ${accountId}, ${role}, ${memberStatus.autoJoined}, now())
    on conflict (group_id, account_id) do update set role = excluded.role, status = excluded.status, left_at = null,
      is_kicked = false, joined_at = coalesce(group_member.joined_at, excluded.joined_at)`.execute(tx);
}
