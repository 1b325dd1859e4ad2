import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const reportPages: readonly Page[] = [
  {
    path: paths.reportedQuestions,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'exams', icon: 'flag', order: 4 },
    parent: paths.publishedExams,
    title: 'page.reported-questions',
    texts: ['report'],
    load: () => import('./reported-questions.page.tsx').then((module) => module.ReportedQuestionsPage),
  },
];
