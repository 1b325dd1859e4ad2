import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';
import type * as views from './homework-views.ts';

const texts = ['homework', 'group', 'practice', 'questions/views', 'questions/rich-text'] as const;
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], title: 'page.group', texts } as const;

const view = (name: keyof typeof views) => () => import('./homework-views.ts').then((module) => module[name]);

/** All of them say themselves what they are called. */
export const homeworkPages: readonly Page[] = [
  { ...shared, path: paths.managedHomeworks, parent: paths.managedGroups, load: view('ManagedHomeworksPage') },
  { ...shared, path: paths.joinedHomeworks, parent: paths.joinedGroups, load: view('JoinedHomeworksPage') },
  { ...shared, path: paths.memberHomeworks, parent: paths.managedGroups, load: view('MemberHomeworksPage') },
  { ...shared, path: paths.managedHomework, parent: paths.managedGroups, load: view('ManagedHomeworkPage') },
  {
    ...shared,
    path: paths.joinedHomework,
    parent: paths.joinedGroups,
    texts: [...texts, 'homework/results'],
    load: view('JoinedHomeworkPage'),
  },
  {
    ...shared,
    path: paths.newHomework,
    parent: paths.managedGroups,
    texts: [...texts, 'question', 'questions/editor'],
    load: () => import('./create/create-homework.page.tsx').then((module) => module.CreateHomeworkPage),
  },
];
