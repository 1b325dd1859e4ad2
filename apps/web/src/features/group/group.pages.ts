import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';
import type * as views from './group-views.ts';

/** Groups are for people with an account of their own or of a company. */
const texts = ['group', 'questions/views', 'questions/rich-text'] as const;
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], texts } as const;

/** In one chunk: people who open one page of a group go on to the others. The editor of notices brings more along. */
const view = (name: keyof typeof views) => () => import('./group-views.ts').then((module) => module[name]);

/** Part of a group, for those who manage it and for those who are in it. */
function partOf(part: 'Group' | 'Members' | 'Notices' | 'Shares' | 'Ranks'): Page[] {
  const title = 'page.group';
  return [
    { ...shared, path: paths[`managed${part}`], parent: paths.managedGroups, title, load: view(`Managed${part}Page`) },
    { ...shared, path: paths[`joined${part}`], parent: paths.joinedGroups, title, load: view(`Joined${part}Page`) },
  ];
}

/** All but the lists say themselves what they are called: their titles need not come with the first page of the site. */
export const groupPages: readonly Page[] = [
  {
    ...shared,
    path: paths.managedGroups,
    menu: { group: 'groups', icon: 'group', order: 1 },
    parent: paths.home,
    title: 'page.managed-groups',
    load: view('ManagedGroupsPage'),
  },
  {
    ...shared,
    path: paths.joinedGroups,
    menu: { group: 'groups', icon: 'user', order: 2 },
    parent: paths.home,
    title: 'page.joined-groups',
    load: view('JoinedGroupsPage'),
  },
  ...partOf('Group'),
  ...partOf('Members'),
  ...partOf('Shares'),
  ...partOf('Ranks'),
  ...partOf('Notices'),
  {
    ...shared,
    path: paths.newGroupNotice,
    parent: paths.managedGroups,
    title: 'page.group',
    texts: [...texts, 'questions/editor'],
    load: () => import('./notices/new-notice.page.tsx').then((module) => module.NewNoticePage),
  },
  {
    ...shared,
    path: paths.newShare,
    parent: paths.managedGroups,
    title: 'page.group',
    load: view('NewSharePage'),
  },
  {
    ...shared,
    path: paths.newGroup,
    parent: paths.managedGroups,
    title: 'page.group',
    load: view('NewGroupPage'),
  },
  {
    ...shared,
    path: paths.editGroup,
    parent: paths.managedGroups,
    title: 'page.group',
    load: view('EditGroupPage'),
  },
  {
    ...shared,
    path: paths.groupPoster,
    parent: paths.joinedGroups,
    title: 'page.group',
    load: view('GroupPosterPage'),
  },
];
