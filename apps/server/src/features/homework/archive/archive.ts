// What people did of a homework that is deleted, or in a group they leave, is set aside and can be restored for some time.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { markDeleted, markRestored } from '../../practice/practice.ts';

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
 * Before their place in the group is changed: whoever hands in holds the attempt, then the place. Answers what there is to set
 * aside.
 */
export async function holdSittings(tx: Db, groupId: number, accountIds: readonly number[]): Promise<number[]> {
  return lockWhere(
    tx,
    sql<boolean>`${isOfGroup(groupId)} and a.account_id = any(${accountIds}) and a.deleted_at is null`,
  );
}

export async function archiveSittings(tx: Db, attemptIds: readonly number[], accountIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a where a.id = any(${attemptIds}) and a.account_id = any(${accountIds})`.execute(tx);
  if (rows.length > 0)
    await markDeleted(
      tx,
      rows.map(({ id }) => id),
    );
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

/** Of somebody who is back, where they have not begun anew since. Answers whether there was something. */
export async function restoreSittings(tx: Db, groupId: number, accountId: number): Promise<boolean> {
  const canBeRestored = sql<boolean>`a.deleted_at > now() - ${limits.recoverDays} * interval '1 day'`;
  const ids = await lockWhere(
    tx,
    sql<boolean>`a.account_id = ${accountId} and ${canBeRestored}
      and a.homework_id in (select h.id from homework h where h.group_id = ${groupId} and h.deleted_at is null)
      and not exists (
        select from attempt n
        where n.homework_id = a.homework_id and n.account_id = a.account_id and n.deleted_at is null)`,
  );
  if (ids.length > 0) await markRestored(tx, ids);
  return ids.length > 0;
}
