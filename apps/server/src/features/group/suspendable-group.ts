// A group as the people who run the deployment close it. Its owner hears of it; what was begun may still be handed in.
import { groupStatus } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Suspendable } from '../submission/submission.ts';
import { lockNamed, tellGroup, writeSuspension } from './group.store.ts';
import { pathTo } from './members/member-notices.ts';
import { selectOwnerId } from './members/member.store.ts';

/** Nothing new comes into one that has ended. */
export const suspendableGroup: Suspendable = {
  openStatuses: [groupStatus.normal],
  suspended: groupStatus.suspended,
  notices: { suspended: 'groupSuspended', restored: 'groupRestored' },

  async lock(tx, groupId) {
    const group = await lockNamed(tx, groupId);
    if (!group) throw new AppError('not_found');
    return {
      title: group.name,
      status: group.status,
      accountIds: [await selectOwnerId(tx, groupId)],
      path: pathTo('managed-group', { id: groupId, company_id: group.company_id }),
    };
  },

  async move(tx, groupId, reason) {
    await writeSuspension(tx, groupId, reason);
    await tellGroup(tx, groupId);
  },
};
