import type { Page } from '../../lib/page.ts';

export const accountPages: readonly Page[] = [
  {
    path: '/login',
    layout: 'bare',
    title: 'page.login',
    texts: ['account'],
    load: () => import('./login.page.tsx').then((module) => module.LoginPage),
  },
  {
    path: '/user-account/info',
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'account', icon: 'user', order: 1 },
    parent: '/user-home',
    title: 'page.account-info',
    texts: ['account'],
    antd: true,
    load: () => import('./account-info.page.tsx').then((module) => module.AccountInfoPage),
  },
];
