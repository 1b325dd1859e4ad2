import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  parent: paths.publishedExams,
  texts: ['measure', 'exam', 'question', 'questions/views', 'questions/rich-text'],
});

export const measurePages: readonly Page[] = [
  page(paths.examMeasures, 'page.exam-measures', {}, () =>
    import('./exam-measures.page.tsx').then((module) => module.ExamMeasuresPage),
  ),
  page(paths.homeworkMeasures, 'page.group', { parent: paths.managedGroups }, () =>
    import('./homework-measures.page.tsx').then((module) => module.HomeworkMeasuresPage),
  ),
];
