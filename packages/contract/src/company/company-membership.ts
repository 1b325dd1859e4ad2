// Whether somebody is of a company, decided by themselves: they are asked, they accept or decline, and they may leave.
import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { done, flag, id, instant } from '../fields.ts';

const invitation = z.object({
  id,
  company_id: id,
  company_name: z.string(),
  /** They would be an administrator. */
  is_admin: z.boolean(),
  /** From then on they would no longer be of the company. */
  expiration: instant.nullable(),
  invited_at: instant,
  /** They said no, and may still accept. */
  is_declined: z.boolean(),
});
export type CompanyInvitation = z.output<typeof invitation>;

const membership = z.object({
  company_id: id,
  company_name: z.string(),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  expiration: instant.nullable(),
  joined_at: instant.nullable(),
});
export type CompanyMembership = z.output<typeof membership>;

export const companyMembershipCalls = defineCallsOf('A', {
  'GET /ee/company/memberships': {
    access: 'member',
    summary: 'The companies that ask me to join, and those I am of',
    request: z.strictObject({}),
    response: z.object({ invitations: z.array(invitation), memberships: z.array(membership) }),
    errors: [],
  },
  'PUT /ee/company/invitation': {
    access: 'member',
    summary: 'Accept or decline the invitation of a company; the company is told only of who accepts',
    request: z.strictObject({ id, is_accepted: flag }),
    response: done,
    errors: ['not_found'],
  },
  'DELETE /ee/company/membership': {
    access: 'member',
    summary: 'Leave the company with this id: what I did for it stays with it, and I see it no more',
    request: z.strictObject({ id }),
    response: done,
    errors: ['not_found', 'super_admin_leaves'],
  },
  'PUT /ee/company/super-admin': {
    access: 'company',
    summary:
      'Hand the company over to one of its people, who has joined: they become its super administrator without an end, I an administrator',
    request: z.strictObject({ id }),
    response: done,
    errors: ['not_found', 'super_admin_only', 'not_joined_yet'],
  },
});
