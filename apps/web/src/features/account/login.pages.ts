import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const loginPages: readonly Page[] = [
  {
    path: paths.login,
    isKept: true,
    layout: 'bare',
    title: 'page.login',
    texts: ['account'],
    drawn: 'always',
    load: () => import('./login.page.tsx').then((module) => module.LoginPage),
  },
];
