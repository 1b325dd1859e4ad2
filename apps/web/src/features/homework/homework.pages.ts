import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './homework-views.ts';

const texts = ['homework', 'group', 'practice', 'questions/views', 'questions/rich-text'] as const;

const page = declarePages({ ...forMembers, parent: paths.managedGroups, texts });

const view = (name: keyof typeof views) => () => import('./homework-views.ts').then((module) => module[name]);

const joined = { parent: paths.joinedGroups };

/** All of them say themselves what they are called. */
export const homeworkPages: readonly Page[] = [
  page(paths.managedHomeworks, 'page.group', {}, view('ManagedHomeworksPage')),
  page(paths.joinedHomeworks, 'page.group', joined, view('JoinedHomeworksPage')),
  page(paths.memberHomeworks, 'page.group', {}, view('MemberHomeworksPage')),
  page(
    paths.managedHomework,
    'page.group',
    { texts: [...texts, 'homework/watch', 'question'] },
    view('ManagedHomeworkPage'),
  ),
  page(
    paths.joinedHomework,
    'page.group',
    { ...joined, texts: [...texts, 'homework/results'] },
    view('JoinedHomeworkPage'),
  ),
  page(
    paths.newHomework,
    'page.group',
    { texts: [...texts, 'question', 'questions/editor', 'exam', 'exam-import', 'take', 'bank'] },
    () => import('./create/create-homework.page.tsx').then((module) => module.CreateHomeworkPage),
  ),
];
