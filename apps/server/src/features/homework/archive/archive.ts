// What people did of a homework that is deleted can be restored for some time; in a group they leave, it waits for them.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { fitScores } from '../score/score.store.ts';
import { markDeleted, markRestored } from '../../attempt/attempt.ts';
import { isOfGroup, lockWhere, updateLeft } from './archive.store.ts';

/**
 * Code that makes people members of a group, or ends that, does so in here: what they did in its homework follows. A request
 * that hands in holds the attempt, then the place, so the attempt is held here before the place is changed.
 */
export async function changePlaces<T>(
  tx: Db,
  groupId: number,
  accountIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  await lockWhere(tx, sql<boolean>`${isOfGroup(groupId)} and a.account_id = any(${accountIds})`);
  const changed = await change();
  await updateLeft(tx, groupId, accountIds);
  await fitScores(tx, sql<boolean>`s.group_id = ${groupId} and s.account_id = any(${accountIds})`);
  return changed;
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
