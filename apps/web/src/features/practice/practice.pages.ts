import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = {
  layout: 'sidebar',
  roles: ['user', 'ee_user'],
  texts: ['practice', 'question', 'report', 'take', 'questions/views', 'questions/rich-text', 'questions/editor'],
} as const;

export const practicePages: readonly Page[] = [
  {
    ...shared,
    path: paths.practice,
    early: 'attempt',
    isKept: true,
    parent: paths.publicExams,
    title: 'page.practice',
    isQuiet: ({ answer_id, view }) => answer_id !== undefined && view === undefined,
    load: () => import('./practice.page.tsx').then((module) => module.PracticePage),
  },
  {
    ...shared,
    path: paths.answerSheet,
    isKept: true,
    parent: paths.practice,
    title: 'page.answer-sheet',
    load: () => import('./answer-sheet.page.tsx').then((module) => module.AnswerSheetPage),
  },
];
