import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  isKept: true,
  texts: ['practice', 'question', 'report', 'take', 'questions/views', 'questions/rich-text', 'questions/editor'],
});

export const practicePages: readonly Page[] = [
  page(
    paths.practice,
    'page.practice',
    {
      early: 'attempt',
      parent: paths.publicExams,
      isQuiet: ({ answer_id, view }) => answer_id !== undefined && view === undefined,
    },
    () => import('./practice.page.tsx').then((module) => module.PracticePage),
  ),
  page(paths.answerSheet, 'page.answer-sheet', { parent: paths.practice }, () =>
    import('./answer-sheet.page.tsx').then((module) => module.AnswerSheetPage),
  ),
];
