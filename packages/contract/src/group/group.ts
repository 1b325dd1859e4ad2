// Groups: the ones I manage, the ones I joined, and what an owner does with theirs.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, inQuery, listOf, orderBy, page, queryString } from '../fields.ts';
import { groupEntry, groupId, groupInfo } from './group-fields.ts';
import { groupOrders, groupStatus } from '../limits.ts';

const list = z.strictObject({
  ...page,
  query_string: queryString,
  order_by: orderBy(groupOrders),
  filter_status: z.literal(Object.values(groupStatus)).optional(),
});
const wanted = z.strictObject({ group_id: inQuery.id });
const answer = z.object({ group: groupEntry });

export const groupCalls = defineCalls({
  'POST /mymanaged/groups': {
    access: 'member',
    summary: 'The groups that I own or administer; without `filter_status` whatever their status',
    request: list,
    response: listOf(groupEntry),
    errors: [],
  },
  'POST /myjoined/groups': {
    access: 'member',
    summary: 'The groups of others that I have joined or asked to join; without `filter_status` whatever their status',
    request: list,
    response: listOf(groupEntry),
    errors: [],
  },
  'GET /mymanaged/group/detail': {
    access: 'member',
    summary: 'A group that I own or administer',
    request: wanted,
    response: answer,
    errors: ['not_found'],
  },
  'GET /joined/group/detail': {
    access: 'member',
    summary: 'A group that I am in',
    request: wanted,
    response: answer,
    errors: ['not_found'],
  },
  'GET /group/shareurl': {
    access: 'member',
    summary: 'The link under which others join a group that I am in',
    request: wanted,
    response: z.object({ url: z.url(), public_id: z.string() }),
    errors: ['not_found'],
  },
  'POST /mycreated/group': {
    access: 'member',
    summary: 'Found a group, for myself or for the company I act for',
    request: z.strictObject({
      ...groupInfo,
      /** Sent again with the same key, it answers the group founded the first time. */
      request_key: z.uuid().optional(),
    }),
    response: answer,
    errors: [],
  },
  'POST /mymanaged/group/info': {
    access: 'member',
    summary: 'Change what is written about my group, and how people join it; what is left out stays',
    request: z.strictObject({
      group_id: id,
      name: groupInfo.name.optional(),
      description: groupInfo.description.unwrap().optional(),
      joining_way: groupInfo.joining_way.unwrap().optional(),
    }),
    response: answer,
    errors: ['not_found', 'group_disbanded', 'group_suspended'],
  },
  'DELETE /mycreated/group': {
    access: 'member',
    summary: 'Dismiss my group: nothing new comes, what is there stays',
    request: groupId,
    response: answer,
    errors: ['not_found', 'group_suspended'],
  },
});
