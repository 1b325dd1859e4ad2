import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], parent: paths.publishedExams } as const;
const drawsQuestions = [
  'exam-import',
  'exam',
  'question',
  'take',
  'questions/views',
  'questions/rich-text',
  'questions/editor',
] as const;

export const examImportPages: readonly Page[] = [
  {
    ...shared,
    path: paths.importNewExam,
    title: 'page.import-exam',
    texts: drawsQuestions,
    load: () => import('./file/import-views.ts').then((module) => module.ImportNewExamPage),
  },
  {
    ...shared,
    path: paths.importUpgrade,
    title: 'page.upgrade-exam',
    texts: drawsQuestions,
    load: () => import('./file/import-views.ts').then((module) => module.ImportUpgradeExamPage),
  },
  {
    ...shared,
    path: paths.publishExam,
    title: 'page.publish-exam',
    texts: ['exam-import', 'exam'],
    load: () => import('./publish/publish-exam.page.tsx').then((module) => module.PublishExamPage),
  },
];
