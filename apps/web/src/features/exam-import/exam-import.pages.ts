import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], parent: '/exam/my-published-exams' } as const;
const drawsQuestions = ['exam-import', 'exam', 'questions/views', 'questions/rich-text', 'questions/editor'] as const;

export const examImportPages: readonly Page[] = [
  {
    ...shared,
    path: '/exam/import-new-exam',
    title: 'page.import-exam',
    texts: drawsQuestions,
    load: () => import('./file/import-new-exam.page.tsx').then((module) => module.ImportNewExamPage),
  },
  {
    ...shared,
    path: '/exam/import-upgrade-exam',
    title: 'page.upgrade-exam',
    texts: drawsQuestions,
    load: () => import('./file/import-upgrade-exam.page.tsx').then((module) => module.ImportUpgradeExamPage),
  },
  {
    ...shared,
    path: '/exam/publish-exam',
    title: 'page.publish-exam',
    texts: ['exam-import', 'exam'],
    load: () => import('./publish/publish-exam.page.tsx').then((module) => module.PublishExamPage),
  },
];
