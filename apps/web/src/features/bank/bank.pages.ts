import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  layout: 'sidebar',
  roles: ['user'],
  menu: { group: 'bank' },
  parent: paths.bank,
  texts: ['bank', 'question', 'take', 'questions/views', 'questions/rich-text', 'questions/editor'],
});

export const bankPages: readonly Page[] = [
  page(
    paths.bank,
    'page.bank',
    {
      menu: { icon: 'bookmark', order: 1 },
      parent: paths.home,
      texts: ['bank', 'questions/views', 'questions/editor'],
    },
    () => import('./root/bank.page.tsx').then((module) => module.BankPage),
  ),
  page(paths.bankQuestions, 'page.bank-questions', { menu: { icon: 'question', order: 2 } }, () =>
    import('./questions/bank-questions.page.tsx').then((module) => module.BankQuestionsPage),
  ),
  page(paths.bankCategories, 'page.bank-categories', { menu: { icon: 'layers', order: 3 }, texts: ['bank'] }, () =>
    import('./categories/categories.page.tsx').then((module) => module.CategoriesPage),
  ),
  page(paths.editBankQuestion, 'page.edit-bank-question', { parent: paths.bankQuestions }, () =>
    import('./edit/edit-bank-question.page.tsx').then((module) => module.EditBankQuestionPage),
  ),
];
