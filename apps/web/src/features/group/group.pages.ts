import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

/** Groups are for people with an account of their own or of a company. */
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], texts: ['group'] } as const;
const managed = { ...shared, parent: paths.managedGroups } as const;
const joined = { ...shared, parent: paths.joinedGroups } as const;
const drawsText = ['group', 'questions/views', 'questions/rich-text'] as const;

export const groupPages: readonly Page[] = [
  {
    ...shared,
    path: paths.managedGroups,
    menu: { group: 'groups', icon: 'group', order: 1 },
    parent: paths.home,
    title: 'page.managed-groups',
    load: () => import('./list/groups.page.tsx').then((module) => module.ManagedGroupsPage),
  },
  {
    ...shared,
    path: paths.joinedGroups,
    menu: { group: 'groups', icon: 'user', order: 2 },
    parent: paths.home,
    title: 'page.joined-groups',
    load: () => import('./list/groups.page.tsx').then((module) => module.JoinedGroupsPage),
  },
  {
    ...managed,
    path: paths.newGroup,
    title: 'page.new-group',
    load: () => import('./edit/new-group.page.tsx').then((module) => module.NewGroupPage),
  },
  {
    ...managed,
    path: paths.editGroup,
    title: 'page.edit-group',
    load: () => import('./edit/edit-group.page.tsx').then((module) => module.EditGroupPage),
  },
  {
    ...managed,
    path: paths.managedGroup,
    title: 'page.group',
    load: () => import('./detail/group-detail.page.tsx').then((module) => module.ManagedGroupPage),
  },
  {
    ...joined,
    path: paths.joinedGroup,
    title: 'page.group',
    load: () => import('./detail/group-detail.page.tsx').then((module) => module.JoinedGroupPage),
  },
  {
    ...joined,
    path: paths.groupPoster,
    title: 'page.group-poster',
    load: () => import('./detail/group-poster.page.tsx').then((module) => module.GroupPosterPage),
  },
  {
    path: paths.joinGroup,
    layout: 'bare',
    title: 'page.join-group',
    texts: ['group'],
    load: () => import('./join/join-group.page.tsx').then((module) => module.JoinGroupPage),
  },
  {
    ...managed,
    path: paths.managedMembers,
    title: 'page.group-members',
    load: () => import('./members/members.page.tsx').then((module) => module.ManagedMembersPage),
  },
  {
    ...joined,
    path: paths.joinedMembers,
    title: 'page.group-members',
    load: () => import('./members/members.page.tsx').then((module) => module.JoinedMembersPage),
  },
  {
    ...managed,
    path: paths.managedNotices,
    title: 'page.group-notices',
    texts: drawsText,
    load: () => import('./notices/notices.page.tsx').then((module) => module.ManagedNoticesPage),
  },
  {
    ...joined,
    path: paths.joinedNotices,
    title: 'page.group-notices',
    texts: drawsText,
    load: () => import('./notices/notices.page.tsx').then((module) => module.JoinedNoticesPage),
  },
  {
    ...managed,
    path: paths.newGroupNotice,
    title: 'page.new-notice',
    texts: [...drawsText, 'questions/editor'],
    load: () => import('./notices/new-notice.page.tsx').then((module) => module.NewNoticePage),
  },
  {
    ...managed,
    path: paths.managedShares,
    title: 'page.group-shares',
    load: () => import('./shares/shares.page.tsx').then((module) => module.ManagedSharesPage),
  },
  {
    ...joined,
    path: paths.joinedShares,
    title: 'page.group-shares',
    load: () => import('./shares/shares.page.tsx').then((module) => module.JoinedSharesPage),
  },
  {
    ...managed,
    path: paths.newShare,
    title: 'page.new-share',
    load: () => import('./shares/new-share.page.tsx').then((module) => module.NewSharePage),
  },
  {
    ...managed,
    path: paths.managedRanks,
    title: 'page.group-ranks',
    load: () => import('./ranks/ranks.page.tsx').then((module) => module.ManagedRanksPage),
  },
  {
    ...joined,
    path: paths.joinedRanks,
    title: 'page.group-ranks',
    load: () => import('./ranks/ranks.page.tsx').then((module) => module.JoinedRanksPage),
  },
];
