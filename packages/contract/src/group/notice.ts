// What the managers of a group tell its members.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { done, flag, id, instant, line, listOf, page } from '../fields.ts';
import { groupNotice, someGroups } from './group-fields.ts';
import { limits, rules } from '../limits.ts';

const list = z.strictObject({ group_id: id, ...page });

export const groupNoticeCalls = defineCalls({
  'POST /joined/group/notices': {
    access: 'member',
    summary: 'The notices of a group that I am in: those on top first, then the newest',
    request: list,
    response: listOf(groupNotice),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/notices': {
    access: 'member',
    summary: 'The notices of a group that I own or administer: those on top first, then the newest',
    request: list,
    response: listOf(groupNotice),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/notice': {
    access: 'member',
    summary: 'Post a notice to one or several groups that I own or administer',
    request: z
      .strictObject({
        group_id: id.optional(),
        group_ids: someGroups.optional(),
        title: line.min(1).max(rules.group.noticeTitleMax),
        body: z.string().min(1).max(rules.group.noticeBodyMax),
        is_top: flag.default(false),
        /** Sent again with the same key, it answers what was posted the first time. */
        request_key: z.uuid().optional(),
      })
      .check(({ value, issues }) => {
        if (value.group_id !== undefined || value.group_ids !== undefined) return;
        issues.push({
          code: 'invalid_type',
          expected: 'array',
          path: ['group_ids'],
          input: undefined,
          message: 'group_needed',
        });
      }),
    response: z.object({ list: z.array(groupNotice) }),
    errors: ['not_found', 'group_disbanded', 'group_suspended'],
  },
  'DELETE /mymanaged/group/notices': {
    access: 'member',
    summary: 'Take notices back from a group that I own or administer',
    request: z.strictObject({ group_id: id, notice_ids: z.array(id).min(1).max(limits.sharesAtOnce) }),
    response: done,
    errors: ['not_found', 'group_suspended'],
  },
  'POST /mtgroup/notice/read': {
    access: 'member',
    summary: 'Mark a notice of a group that I am in as read',
    request: z.strictObject({ notice_id: id }),
    response: z.object({ notice: groupNotice }),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/notice/readers': {
    access: 'member',
    summary: 'Who of a group that I own or administer has read a notice, or has not',
    request: z.strictObject({ group_id: id, notice_id: id, is_read: flag.default(false), ...page }),
    response: listOf(z.object({ user_id: id, alias: z.string(), name: z.string(), read_at: instant.nullable() })),
    errors: ['not_found'],
  },
});
