import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const notFoundPages: readonly Page[] = [
  {
    path: paths.notFound,
    isKept: true,
    layout: 'public',
    title: 'page.not-found',
    texts: ['home'],
    drawn: 'always',
    isListed: false,
    load: () => import('./not-found.page.tsx').then((module) => module.NotFoundPage),
  },
];
