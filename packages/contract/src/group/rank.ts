// Where the members of a group stand, by the homework that counts.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, instant, listOf, page } from '../fields.ts';
import { groupId, groupRank } from './group-fields.ts';

const request = z.strictObject({ group_id: id, ...page });
const ranks = listOf(groupRank).extend({
  /** My own place; null while nothing of mine counts. */
  mine: groupRank.nullable(),
  /** I hide my rank: only I see me here. */
  is_hidden: z.boolean(),
});
const undo = z.object({
  /** Until when the last reset can be undone; null where there is none. */
  undo_until: instant.nullable(),
});

export const groupRankCalls = defineCalls({
  'POST /joined/group/member/ranks': {
    access: 'member',
    summary: 'The ranking of a group that I am in: points, then time',
    request,
    response: ranks,
    errors: ['not_found'],
  },
  'POST /mymanaged/group/member/ranks': {
    access: 'member',
    summary: 'The ranking of a group that I own or administer, and whether its last reset can be undone',
    request,
    response: ranks.extend(undo.shape),
    errors: ['not_found'],
  },
  'DELETE /mymanaged/group/member/ranks': {
    access: 'member',
    summary: 'Reset the ranking of my group: what counted so far counts no longer',
    request: groupId,
    response: undo,
    errors: ['not_found', 'group_suspended'],
  },
  'PUT /mymanaged/group/member/ranks': {
    access: 'member',
    summary: 'Undo the last reset of the ranking of my group',
    request: groupId,
    response: undo,
    errors: ['not_found', 'nothing_to_undo', 'group_suspended'],
  },
});
