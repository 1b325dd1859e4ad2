import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as views from './file/import-views.ts';

const page = declarePages({
  ...forMembers,
  parent: paths.publishedExams,
  texts: ['exam-import', 'exam', 'question', 'take', 'questions/views', 'questions/rich-text', 'questions/editor'],
});

const view = (name: keyof typeof views) => () => import('./file/import-views.ts').then((module) => module[name]);

export const examImportPages: readonly Page[] = [
  page(paths.importNewExam, 'page.import-exam', {}, view('ImportNewExamPage')),
  page(paths.importUpgrade, 'page.upgrade-exam', {}, view('ImportUpgradeExamPage')),
  page(paths.publishExam, 'page.publish-exam', { texts: ['exam-import', 'exam'] }, () =>
    import('./publish/publish-exam.page.tsx').then((module) => module.PublishExamPage),
  ),
];
