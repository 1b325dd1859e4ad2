import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user'] } as const;
const drawsQuestions = [
  'bank',
  'question',
  'take',
  'questions/views',
  'questions/rich-text',
  'questions/editor',
] as const;

export const bankPages: readonly Page[] = [
  {
    ...shared,
    path: paths.bank,
    menu: { group: 'bank', icon: 'bookmark', order: 1 },
    parent: paths.home,
    title: 'page.bank',
    texts: ['bank', 'questions/views', 'questions/editor'],
    load: () => import('./root/bank.page.tsx').then((module) => module.BankPage),
  },
  {
    ...shared,
    path: paths.bankQuestions,
    menu: { group: 'bank', icon: 'question', order: 2 },
    parent: paths.bank,
    title: 'page.bank-questions',
    texts: drawsQuestions,
    load: () => import('./questions/bank-questions.page.tsx').then((module) => module.BankQuestionsPage),
  },
  {
    ...shared,
    path: paths.bankCategories,
    menu: { group: 'bank', icon: 'layers', order: 3 },
    parent: paths.bank,
    title: 'page.bank-categories',
    texts: ['bank'],
    load: () => import('./categories/categories.page.tsx').then((module) => module.CategoriesPage),
  },
  {
    ...shared,
    path: paths.editBankQuestion,
    parent: paths.bankQuestions,
    title: 'page.edit-bank-question',
    texts: drawsQuestions,
    load: () => import('./edit/edit-bank-question.page.tsx').then((module) => module.EditBankQuestionPage),
  },
];
