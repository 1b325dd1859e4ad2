import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';
import type * as views from './marking-views.ts';

const texts = ['homework/mark', 'homework/results', 'question', 'questions/views', 'questions/rich-text'] as const;
/** How a grade came about is told in the words of practice. */
const withGrades = [...texts, 'practice'] as const;
const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], title: 'page.group', texts } as const;

const view = (name: keyof typeof views) => () => import('./marking-views.ts').then((module) => module[name]);

/** Marking homework, and what came out of it. */
export const homeworkMarkingPages: readonly Page[] = [
  { ...shared, path: paths.homeworkMarks, parent: paths.managedGroups, texts: withGrades, load: view('MarksPage') },
  { ...shared, path: paths.markAnswers, parent: paths.managedGroups, load: view('MarkAnswersPage') },
  { ...shared, path: paths.homeworkScores, parent: paths.managedGroups, load: view('ScoresPage') },
  {
    ...shared,
    path: paths.memberScores,
    parent: paths.managedGroups,
    texts: withGrades,
    load: view('MemberScoresPage'),
  },
  {
    ...shared,
    path: paths.regrade,
    parent: paths.managedGroups,
    texts: [...texts, 'questions/editor'],
    load: () => import('./results/regrade.page.tsx').then((module) => module.RegradePage),
  },
];
