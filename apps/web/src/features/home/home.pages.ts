import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const homePages: readonly Page[] = [
  {
    path: paths.home,
    isKept: true,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'home', icon: 'home', order: 1 },
    title: 'page.user-home',
    texts: ['home', 'notice'],
    load: () => import('./user-home.page.tsx').then((module) => module.UserHomePage),
  },
];
