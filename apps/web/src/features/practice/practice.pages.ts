import type { Page } from '../../lib/navigation/page.ts';

const shared = {
  layout: 'sidebar',
  roles: ['user', 'ee_user'],
  texts: ['practice', 'questions/views', 'questions/rich-text', 'questions/editor'],
} as const;

export const practicePages: readonly Page[] = [
  {
    ...shared,
    path: '/exam/detail/practice',
    parent: '/exam/search-public-exams',
    title: 'page.practice',
    load: () => import('./practice.page.tsx').then((module) => module.PracticePage),
  },
  {
    ...shared,
    path: '/exam/detail/practice/answer-sheet',
    parent: '/exam/detail/practice',
    title: 'page.answer-sheet',
    load: () => import('./answer-sheet.page.tsx').then((module) => module.AnswerSheetPage),
  },
];
