// Who is in a group: joining and leaving it, and what its owner decides about its members.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { done, flag, id, line, listOf, page, queryString } from '../fields.ts';
import { groupId, groupInvitation, groupMember } from './group-fields.ts';
import { limits, rules } from '../limits.ts';

const publicId = z.string().min(1).max(40);
const userIds = z.array(id).min(1).max(limits.membersAtOnce);
const oneMember = z.strictObject({ group_id: id, user_id: id });
const answer = z.object({ member: groupMember });

export const groupMemberCalls = defineCalls({
  'GET /group/invitation': {
    access: 'public',
    summary:
      'What somebody who is not signed in is told of a group whose link they hold; nothing of those of companies',
    request: z.strictObject({ public_id: publicId }),
    response: z.object({ group: z.object({ public_id: z.string(), name: z.string(), creator: z.string() }) }),
    errors: ['not_found'],
  },
  'GET /mtgroup/willjoin': {
    access: 'member',
    summary: 'The group with this public id, for somebody who thinks of joining it',
    request: z.strictObject({ public_id: publicId }),
    response: z.object({ group: groupInvitation }),
    errors: ['not_found'],
  },
  'POST /mtgroup/member': {
    access: 'member',
    summary: 'Join a group, or ask its owner to let me in; there is none without the right public id',
    request: z.strictObject({
      group_id: id.optional(),
      public_id: publicId.optional(),
      verification_message: line.max(rules.group.verificationMax).default(''),
    }),
    response: z.object({ group_id: id, status: z.int() }),
    errors: ['not_found', 'group_closed', 'group_full', 'group_disbanded', 'group_suspended'],
  },
  'POST /mtgroup/member/exit': {
    access: 'member',
    summary: 'Leave a group, or take back that I asked to join. My homework records there count again when I return',
    request: groupId,
    response: done,
    errors: ['not_found', 'owner_stays'],
  },
  'PUT /group/member/alias': {
    access: 'member',
    summary: 'What I am called in a group; empty for my own name',
    request: z.strictObject({ group_id: id, member_alias: line.max(rules.group.aliasMax) }),
    response: answer,
    errors: ['not_found'],
  },
  'POST /joined/group/members': {
    access: 'member',
    summary: 'Who is in a group that I am in',
    request: z.strictObject({ group_id: id, ...page, query_string: queryString }),
    response: listOf(groupMember),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/members': {
    access: 'member',
    summary: 'Who is in a group that I own or administer; for its owner also who waits, and those come first',
    request: z.strictObject({
      group_id: id,
      ...page,
      query_string: queryString,
      /** Only those who wait, or only those who are in. */
      is_waiting: flag.optional(),
    }),
    response: listOf(groupMember),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/member/join/approve': {
    access: 'member',
    summary: 'Let one or several who asked into my group, or turn them down',
    request: z
      .strictObject({ group_id: id, user_id: id.optional(), user_ids: userIds.optional(), agreed: flag })
      .check(({ value, issues }) => {
        if (value.user_id !== undefined || value.user_ids !== undefined) return;
        issues.push({ code: 'invalid_type', expected: 'number', path: ['user_id'], input: undefined });
      }),
    /** Those about whom this was decided now, or in the same way before. */
    response: z.object({ user_ids: z.array(id) }),
    errors: ['not_found', 'group_full', 'group_disbanded', 'group_suspended'],
  },
  'POST /mymanaged/group/members/kickout': {
    access: 'member',
    summary: 'Put members out of my group; their homework records there count again when they return',
    request: z.strictObject({ group_id: id, user_ids: userIds }),
    response: z.object({ user_ids: z.array(id) }),
    errors: ['not_found', 'owner_stays', 'group_suspended'],
  },
  'PUT /mymanaged/group/member/is_admin': {
    access: 'member',
    summary: 'Make a member of my group an administrator, or one no longer',
    request: z.strictObject({ group_id: id, user_id: id, is_admin: flag }),
    response: answer,
    errors: ['not_found', 'owner_stays', 'group_disbanded', 'group_suspended'],
  },
  'PUT /mymanaged/group/owner': {
    access: 'member',
    summary: 'Hand my group over to one of its administrators, whose place I take',
    request: oneMember,
    response: answer,
    errors: ['not_found', 'not_administrator', 'group_disbanded', 'group_suspended'],
  },
});
