import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'public', texts: ['home'], drawn: 'always' });

export const notFoundPages: readonly Page[] = [
  page(paths.notFound, 'page.not-found', { isKept: true, isListed: false }, () =>
    import('./not-found.page.tsx').then((module) => module.NotFoundPage),
  ),
];
