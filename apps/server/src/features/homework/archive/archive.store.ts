import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';

export async function lockWhere(tx: Db, where: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a where a.homework_id is not null and ${where} order by a.id for no key update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export const isOfGroup = (groupId: number) =>
  sql<boolean>`a.homework_id in (select h.id from homework h where h.group_id = ${groupId})`;

/** While somebody is out, what they did counts nowhere and takes no answers; when they are back, it is as it was. */
export async function updateLeft(tx: Db, groupId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    update attempt a set left_at = case when p.is_in then null else now() end,
      returned_at = case when p.is_in then now() else a.returned_at end
    from (
      select m.account_id, ${isJoined} as is_in from group_member m
      where m.group_id = ${groupId} and m.account_id = any(${accountIds})) p
    where ${isOfGroup(groupId)} and a.account_id = p.account_id and p.is_in = (a.left_at is not null)`.execute(tx);
}
