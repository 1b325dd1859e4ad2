import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'] } as const;
const listsExams = ['question-list', 'exam', 'practice'] as const;
const drawsQuestions = [...listsExams, 'questions/views', 'questions/rich-text', 'questions/editor'] as const;

export const questionListPages: readonly Page[] = [
  {
    ...shared,
    path: '/question/wrong-questions-exams',
    menu: { group: 'questions', icon: 'cross', order: 1 },
    parent: '/user-home',
    title: 'page.wrong-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.WrongExamsPage),
  },
  {
    ...shared,
    path: '/question/favorited-questions-exams',
    menu: { group: 'questions', icon: 'star', order: 2 },
    parent: '/user-home',
    title: 'page.favorited-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.FavoritedExamsPage),
  },
  {
    ...shared,
    path: '/question/noted-questions-exams',
    menu: { group: 'questions', icon: 'pencil', order: 3 },
    parent: '/user-home',
    title: 'page.noted-questions',
    texts: listsExams,
    load: () => import('./marked-exams.page.tsx').then((module) => module.NotedExamsPage),
  },
  {
    ...shared,
    path: '/question/search-questions',
    menu: { group: 'questions', icon: 'search', order: 4 },
    parent: '/user-home',
    title: 'page.search-questions',
    texts: drawsQuestions,
    load: () => import('./search-everywhere.page.tsx').then((module) => module.SearchEverywherePage),
  },
  {
    ...shared,
    path: '/question/exam-wrong-questions',
    parent: '/question/wrong-questions-exams',
    title: 'page.exam-wrong-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.WrongQuestionsPage),
  },
  {
    ...shared,
    path: '/question/exam-favorited-questions',
    parent: '/question/favorited-questions-exams',
    title: 'page.exam-favorited-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.FavoritedQuestionsPage),
  },
  {
    ...shared,
    path: '/question/exam-noted-questions',
    parent: '/question/noted-questions-exams',
    title: 'page.exam-noted-questions',
    texts: drawsQuestions,
    load: () => import('./marked-questions.page.tsx').then((module) => module.NotedQuestionsPage),
  },
];
