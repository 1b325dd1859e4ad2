import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ ...forMembers, menu: { group: 'home' }, texts: ['home', 'notice'] });

export const homePages: readonly Page[] = [
  page(paths.home, 'page.user-home', { isKept: true, menu: { icon: 'home', order: 1 } }, () =>
    import('./user-home.page.tsx').then((module) => module.UserHomePage),
  ),
];
