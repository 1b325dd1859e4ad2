// What the people who run the deployment decide about a group. Its owner hears of it, whatever they have switched off.
import { groupStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { moveGroup, tellGroup } from './group.store.ts';
import { tellDecided } from './members/member-notices.ts';

/** Null unless it can be: nothing new comes into one that has ended. Else its name. What was begun may still be handed in. */
export async function suspendGroup(tx: Db, groupId: number, reason: string): Promise<string | null> {
  const move = { from: groupStatus.normal, status: groupStatus.suspended, reason };
  return decide(tx, groupId, move, 'groupSuspended');
}

export async function restoreGroup(tx: Db, groupId: number): Promise<string | null> {
  const move = { from: groupStatus.suspended, status: groupStatus.normal, reason: '' };
  return decide(tx, groupId, move, 'groupRestored');
}

async function decide(
  tx: Db,
  groupId: number,
  move: Parameters<typeof moveGroup>[2],
  notice: 'groupSuspended' | 'groupRestored',
): Promise<string | null> {
  const group = await moveGroup(tx, groupId, move);
  if (!group) return null;
  await tellDecided(tx, { id: groupId, ...group }, notice, move.reason);
  await tellGroup(tx, groupId);
  return group.name;
}
