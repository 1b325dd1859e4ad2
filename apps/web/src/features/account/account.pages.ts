import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const accountPages: readonly Page[] = [
  {
    path: paths.accountInfo,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'account', icon: 'user', order: 1 },
    parent: paths.home,
    title: 'page.account-info',
    texts: ['account', 'company/membership'],
    load: () => import('./account-info.page.tsx').then((module) => module.AccountInfoPage),
  },
  {
    path: paths.security,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    menu: { group: 'account', icon: 'shield', order: 2 },
    parent: paths.home,
    title: 'page.security',
    texts: ['account', 'account/entry'],
    load: () => import('./security.page.tsx').then((module) => module.SecurityPage),
  },
  {
    path: paths.payments,
    layout: 'sidebar',
    roles: ['user'],
    menu: { group: 'account', icon: 'receipt', order: 3 },
    parent: paths.home,
    title: 'page.payments',
    texts: ['account'],
    load: () => import('./payments.page.tsx').then((module) => module.PaymentsPage),
  },
];
