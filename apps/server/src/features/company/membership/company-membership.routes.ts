import { companyMembershipCalls } from '@tiku/contract';
import type { CompanyInvitation, CompanyMembership } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { decideInvitation, handOverCompany, leaveCompany } from './decide-membership.ts';
import { selectInvitations, selectMemberships } from './membership.store.ts';
import type { InvitationRow, MembershipRow } from './membership.store.ts';

function presentInvitation(row: InvitationRow): CompanyInvitation {
  return {
    id: row.id,
    company_id: row.company_id,
    company_name: row.company_name,
    is_admin: row.is_admin,
    expiration: row.expires_at?.toISOString() ?? null,
    invited_at: row.invited_at.toISOString(),
    is_declined: row.is_declined,
  };
}

function presentMembership(row: MembershipRow): CompanyMembership {
  return {
    company_id: row.company_id,
    company_name: row.company_name,
    is_admin: row.is_admin,
    is_super_admin: row.is_super_admin,
    expiration: row.expires_at?.toISOString() ?? null,
    joined_at: row.joined_at?.toISOString() ?? null,
  };
}

export const companyMembershipRoutes = defineRoutes(companyMembershipCalls, {
  'GET /ee/company/memberships': async ({ db, actor }) => {
    const invitations = await selectInvitations(db, actor.accountId);
    const memberships = await selectMemberships(db, actor.accountId);
    return {
      invitations: invitations.map(presentInvitation),
      memberships: memberships.map(presentMembership),
    };
  },

  'PUT /ee/company/invitation': async (context, { id, is_accepted }) => {
    await decideInvitation(context, id, is_accepted);
    return {};
  },

  'DELETE /ee/company/membership': async (context, { id }) => {
    await leaveCompany(context, id);
    return {};
  },

  'PUT /ee/company/super-admin': async (context, { id }) => {
    await handOverCompany(context, id);
    return {};
  },
});
