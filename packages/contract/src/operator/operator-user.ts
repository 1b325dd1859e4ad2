// People, and what operators may change about their accounts.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { done, id, inQuery, instant } from '../fields.ts';
import { goingOn, person, reason, search } from './operator-fields.ts';

const count = z.int().min(0);

const user = person.extend({
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  vip_until: instant.nullable(),
  is_vip: z.boolean(),
  is_disabled: z.boolean(),
  is_operator: z.boolean(),
  created_at: instant,
});
export type OperatedUser = z.output<typeof user>;

const named = z.strictObject({ user_id: id });

export const operatorUserCalls = defineCalls({
  'POST /operator/users': {
    access: 'operator',
    summary: 'People by how their name, user name, mobile number or e-mail begins, the newest first',
    request: z.strictObject(search),
    response: goingOn(user),
    errors: [],
    reads: true,
  },
  'GET /operator/user': {
    access: 'operator',
    summary: 'One account',
    request: z.strictObject({ user_id: inQuery.id }),
    response: z.object({
      user,
      companies: z.array(z.object({ id, name: z.string() })),
      exams_count: count,
      sessions_count: count,
      storage_bytes: count,
      last_seen_at: instant.nullable(),
      can_be_mailed: z.boolean(),
    }),
    errors: ['not_found'],
  },
  'POST /operator/user/vip': {
    access: 'operator',
    summary: 'Until when somebody is a VIP; null for no longer',
    request: z.strictObject({ user_id: id, vip_until: instant.nullable() }),
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/user/disable': {
    access: 'operator',
    summary: 'Nobody signs in to the account any more, and what it published is closed',
    request: z.strictObject({ user_id: id, reason }),
    response: done,
    errors: ['not_found', 'own_account'],
  },
  'POST /operator/user/enable': {
    access: 'operator',
    summary: 'The account works again',
    request: named,
    response: done,
    errors: ['not_found'],
  },
  'POST /operator/user/sessions/end': {
    access: 'operator',
    summary: 'Sign somebody out everywhere',
    request: named,
    response: z.object({ ended_count: count }),
    errors: ['not_found'],
  },
  'POST /operator/user/reset': {
    access: 'operator',
    summary: 'Send a link to set a new password to the e-mail address of the account',
    request: named,
    response: done,
    errors: ['not_found', 'no_email'],
  },
});
