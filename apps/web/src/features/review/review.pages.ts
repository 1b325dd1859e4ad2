import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const reviewPages: readonly Page[] = [
  {
    path: paths.review,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'questions', icon: 'reload', order: 0 },
    parent: paths.home,
    title: 'page.review',
    texts: ['review', 'practice'],
    load: () => import('./review.page.tsx').then((module) => module.ReviewPage),
  },
];
