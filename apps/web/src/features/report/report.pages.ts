import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ ...forMembers, menu: { group: 'exams' }, parent: paths.publishedExams, texts: ['report'] });

export const reportPages: readonly Page[] = [
  page(paths.reportedQuestions, 'page.reported-questions', { menu: { icon: 'flag', order: 4 } }, () =>
    import('./reported-questions.page.tsx').then((module) => module.ReportedQuestionsPage),
  ),
];
