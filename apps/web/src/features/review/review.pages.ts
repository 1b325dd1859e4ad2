import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'questions' },
  parent: paths.home,
  texts: ['review', 'practice'],
});

export const reviewPages: readonly Page[] = [
  page(paths.review, 'page.review', { menu: { icon: 'reload', order: 0 } }, () =>
    import('./review.page.tsx').then((module) => module.ReviewPage),
  ),
];
