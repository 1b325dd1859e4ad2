import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './group-views.ts';

const texts = ['group', 'questions/views', 'questions/rich-text'] as const;

const page = declarePages({
  ...forMembers,
  menu: { group: 'groups' },
  parent: paths.managedGroups,
  texts,
});

/** In one chunk: people who open one page of a group go on to the others. The editor of notices brings more along. */
const view = (name: keyof typeof views) => () => import('./group-views.ts').then((module) => module[name]);

/** Part of a group, for those who manage it and for those who are in it. */
function partOf(part: 'Group' | 'Members' | 'Notices' | 'Shares' | 'Ranks'): Page[] {
  return [
    page(paths[`managed${part}`], 'page.group', {}, view(`Managed${part}Page`)),
    page(paths[`joined${part}`], 'page.group', { parent: paths.joinedGroups }, view(`Joined${part}Page`)),
  ];
}

const lists: readonly Page[] = [
  page(
    paths.managedGroups,
    'page.managed-groups',
    { menu: { icon: 'group', order: 1 }, parent: paths.home },
    view('ManagedGroupsPage'),
  ),
  page(
    paths.joinedGroups,
    'page.joined-groups',
    { menu: { icon: 'user', order: 2 }, parent: paths.home },
    view('JoinedGroupsPage'),
  ),
];

/** All but the lists say themselves what they are called: their titles need not come with the first page of the site. */
export const groupPages: readonly Page[] = [
  ...lists,
  ...partOf('Group'),
  ...partOf('Members'),
  ...partOf('Shares'),
  ...partOf('Ranks'),
  ...partOf('Notices'),
  page(paths.newGroupNotice, 'page.group', { texts: [...texts, 'questions/editor'] }, () =>
    import('./notices/new-notice.page.tsx').then((module) => module.NewNoticePage),
  ),
  page(paths.newShare, 'page.group', {}, view('NewSharePage')),
  page(paths.newGroup, 'page.group', {}, view('NewGroupPage')),
  page(paths.editGroup, 'page.group', {}, view('EditGroupPage')),
  page(paths.groupPoster, 'page.group', { parent: paths.joinedGroups }, view('GroupPosterPage')),
];
