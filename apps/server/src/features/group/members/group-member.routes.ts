import { groupMemberCalls, groupRoles } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { selectGroup } from '../access/open-group.ts';
import { joinGroup, openInvitation, readInvitation } from './join-group.ts';
import { listMembers } from './list-members.ts';
import { changeAdministrator, decideOnApplicants, handOver, kickOut } from './manage-members.ts';
import type { Part } from './member.store.ts';
import { changeAlias, leaveGroup } from './own-membership.ts';

/** Those who wait are the owner's to see, and come first. */
function partsFor(role: number, isWaiting: boolean | undefined): Part[] {
  const parts: Part[] = role === groupRoles.owner ? ['waiting', 'joined'] : ['joined'];
  return isWaiting === undefined ? parts : parts.filter((part) => (part === 'waiting') === isWaiting);
}

export const groupMemberRoutes = defineRoutes(groupMemberCalls, {
  'GET /group/invitation': async ({ db }, { public_id }) => ({ group: await readInvitation(db, public_id) }),

  'GET /mtgroup/willjoin': async (context, { public_id }) => ({ group: await openInvitation(context, public_id) }),

  'POST /mtgroup/member': async (context, application) => joinGroup(context, application),

  'POST /mtgroup/member/exit': async (context, { group_id }) => {
    await leaveGroup(context, group_id);
    return {};
  },

  'PUT /group/member/alias': async (context, change) => ({ member: await changeAlias(context, change) }),

  'POST /joined/group/members': async (context, { group_id, ...query }) => {
    const group = await selectGroup(context.db, context.actor, group_id, 'member');
    return listMembers(context, group, ['joined'], query);
  },

  'POST /mymanaged/group/members': async (context, { group_id, is_waiting, ...query }) => {
    const group = await selectGroup(context.db, context.actor, group_id, 'manager');
    return listMembers(context, group, partsFor(group.role, is_waiting), query);
  },

  'POST /mymanaged/group/member/join/approve': async (context, decision) => ({
    user_ids: await decideOnApplicants(context, decision),
  }),

  'POST /mymanaged/group/members/kickout': async (context, wanted) => ({ user_ids: await kickOut(context, wanted) }),

  'PUT /mymanaged/group/member/is_admin': async (context, change) => ({
    member: await changeAdministrator(context, change),
  }),

  'PUT /mymanaged/group/owner': async (context, wanted) => ({ member: await handOver(context, wanted) }),
});
