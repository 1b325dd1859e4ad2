// What people did of a homework that is deleted can be restored for some time; in a group they leave, it waits for them.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { fitScores } from '../score/fit-scores.ts';
import { markDeleted, markRestored } from '../../attempt/attempt.ts';

async function lockWhere(tx: Db, where: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a where a.homework_id is not null and ${where} order by a.id for no key update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const isOfGroup = (groupId: number) =>
  sql<boolean>`a.homework_id in (select h.id from homework h where h.group_id = ${groupId})`;

/**
 * Whatever makes people members of a group, or ends it, does so in here: what they did in its homework follows. Whoever hands
 * in holds the attempt, then the place, so it is held here before the place is changed.
 */
export async function changePlaces<T>(
  tx: Db,
  groupId: number,
  accountIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  await lockWhere(tx, sql<boolean>`${isOfGroup(groupId)} and a.account_id = any(${accountIds})`);
  const changed = await change();
  await fitSittings(tx, groupId, accountIds);
  await fitScores(tx, sql<boolean>`s.group_id = ${groupId} and s.account_id = any(${accountIds})`);
  return changed;
}

/** While somebody is out, what they did counts nowhere and takes no answers; when they are back, it is as it was. */
async function fitSittings(tx: Db, groupId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    update attempt a set left_at = case when p.is_in then null else now() end,
      returned_at = case when p.is_in then now() else a.returned_at end
    from (
      select m.account_id, ${isJoined} as is_in from group_member m
      where m.group_id = ${groupId} and m.account_id = any(${accountIds})) p
    where ${isOfGroup(groupId)} and a.account_id = p.account_id and p.is_in = (a.left_at is not null)`.execute(tx);
}

/** Of homework that goes, before it does. */
export async function archiveHomework(tx: Db, groupId: number, homeworkIds: readonly number[]): Promise<void> {
  const ids = await lockWhere(
    tx,
    sql<boolean>`${isOfGroup(groupId)} and a.homework_id = any(${homeworkIds}) and a.deleted_at is null`,
  );
  if (ids.length > 0) await markDeleted(tx, ids);
}

/** Of homework that comes back: what went with it, and nothing that had gone before. Called while it is still deleted. */
export async function restoreHomework(tx: Db, groupId: number, homeworkIds: readonly number[]): Promise<void> {
  const wentAlong = sql<boolean>`a.deleted_at = (select h.deleted_at from homework h where h.id = a.homework_id)`;
  const ids = await lockWhere(
    tx,
    sql<boolean>`${isOfGroup(groupId)} and a.homework_id = any(${homeworkIds}) and ${wentAlong}`,
  );
  if (ids.length > 0) await markRestored(tx, ids);
}
