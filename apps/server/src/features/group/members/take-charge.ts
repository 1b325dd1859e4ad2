import { groupRoles } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { changePlaces } from './change-places.ts';
import { countMembers } from '../group.store.ts';
import { insertLeader, updateFormerOwner } from './take-charge.store.ts';

/**
 * Puts somebody in who runs the group from now on: as its owner in the place of the one before, or beside the owner. The
 * caller holds the group.
 */
export async function takeCharge(tx: Db, groupId: number, accountId: number, isOwner: boolean): Promise<void> {
  if (isOwner) await updateFormerOwner(tx, groupId);
  const role = isOwner ? groupRoles.owner : groupRoles.administrator;
  await changePlaces(tx, groupId, [accountId], () => insertLeader(tx, groupId, accountId, role));
  await countMembers(tx, groupId);
}
