import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'] } as const;
const listsExams = ['question-list', 'exam', 'practice'] as const;
const drawsQuestions = [
  ...listsExams,
  'question',
  'report',
  'take',
  'questions/views',
  'questions/rich-text',
  'questions/editor',
] as const;

export const questionListPages: readonly Page[] = [
  {
    ...shared,
    path: paths.wrongExams,
    isKept: true,
    menu: { group: 'questions', icon: 'cross', order: 1 },
    parent: paths.home,
    title: 'page.wrong-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.WrongExamsPage),
  },
  {
    ...shared,
    path: paths.favoritedQuestionExams,
    isKept: true,
    menu: { group: 'questions', icon: 'star', order: 2 },
    parent: paths.home,
    title: 'page.favorited-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.FavoritedExamsPage),
  },
  {
    ...shared,
    path: paths.notedExams,
    isKept: true,
    menu: { group: 'questions', icon: 'pencil', order: 3 },
    parent: paths.home,
    title: 'page.noted-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.NotedExamsPage),
  },
  {
    ...shared,
    path: paths.searchQuestions,
    menu: { group: 'questions', icon: 'search', order: 4 },
    parent: paths.home,
    title: 'page.search-questions',
    texts: drawsQuestions,
    load: () => import('./search-everywhere.page.tsx').then((module) => module.SearchEverywherePage),
  },
  {
    ...shared,
    path: paths.wrongQuestions,
    isKept: true,
    parent: paths.wrongExams,
    title: 'page.exam-wrong-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.WrongQuestionsPage),
  },
  {
    ...shared,
    path: paths.favoritedQuestions,
    isKept: true,
    parent: paths.favoritedQuestionExams,
    title: 'page.exam-favorited-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.FavoritedQuestionsPage),
  },
  {
    ...shared,
    path: paths.notedQuestions,
    isKept: true,
    parent: paths.notedExams,
    title: 'page.exam-noted-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.NotedQuestionsPage),
  },
];
