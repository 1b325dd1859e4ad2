import type { Address } from '@tiku/contract';

export interface SeededGroup {
  groupId: number;
  noticeId: number;
  /** Who waits; each is let in once. */
  applicantIds: number[];
}

export interface Call {
  name: string;
  address: Address;
  request(group: SeededGroup): object;
}

const page = { start: 0, limit: 20, req_total: 1 };

export const calls: readonly Call[] = [
  {
    name: 'the group itself',
    address: 'GET /mymanaged/group/detail',
    request: ({ groupId }) => ({ group_id: groupId }),
  },
  { name: 'groups that one manages', address: 'POST /mymanaged/groups', request: () => page },
  {
    name: 'members',
    address: 'POST /mymanaged/group/members',
    request: ({ groupId }) => ({ ...page, group_id: groupId, is_waiting: false }),
  },
  {
    name: 'members found by name',
    address: 'POST /mymanaged/group/members',
    request: ({ groupId }) => ({ ...page, group_id: groupId, is_waiting: false, query_string: 'pupil 17' }),
  },
  {
    name: 'ranking',
    address: 'POST /mymanaged/group/member/ranks',
    request: ({ groupId }) => ({ ...page, group_id: groupId }),
  },
  {
    name: 'who has not read a notice',
    address: 'POST /mymanaged/group/notice/readers',
    request: ({ groupId, noticeId }) => ({ ...page, group_id: groupId, notice_id: noticeId }),
  },
  {
    name: 'let somebody in',
    address: 'POST /mymanaged/group/member/join/approve',
    request: ({ groupId, applicantIds }) => ({ group_id: groupId, user_id: applicantIds.pop() ?? 0, agreed: true }),
  },
];
