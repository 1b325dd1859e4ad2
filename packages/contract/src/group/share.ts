// Exams that a group has been given to practise.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { done, id, listOf, page, paragraph } from '../fields.ts';
import { groupShare, someGroups } from './group-fields.ts';
import { limits, rules } from '../limits.ts';

export const groupShareCalls = defineCalls({
  'POST /group/share/exams': {
    access: 'member',
    summary: 'The exams shared with a group that I am in, newest first',
    request: z.strictObject({ group_id: id, ...page }),
    response: listOf(groupShare),
    errors: ['not_found'],
  },
  'PUT /mymanaged/group/share/exams': {
    access: 'member',
    summary: 'Share exams with groups that I own or administer: public ones, and private ones of my own',
    request: z.strictObject({
      group_ids: someGroups,
      exam_ids: z.array(id).min(1).max(limits.sharesAtOnce),
      message: paragraph.max(rules.group.shareMessageMax).default(''),
    }),
    response: done,
    errors: ['not_found', 'exam_not_open', 'exam_not_yours', 'group_disbanded', 'group_suspended'],
  },
  'DELETE /mymanaged/group/share/exams': {
    access: 'member',
    summary: 'Share exams no longer with a group that I own or administer',
    request: z.strictObject({ group_id: id, share_ids: z.array(id).min(1).max(limits.sharesAtOnce) }),
    response: done,
    errors: ['not_found', 'group_suspended'],
  },
});
