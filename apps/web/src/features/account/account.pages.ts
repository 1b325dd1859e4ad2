import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'account' },
  parent: paths.home,
  texts: ['account'],
});

export const accountPages: readonly Page[] = [
  page(
    paths.accountInfo,
    'page.account-info',
    { menu: { icon: 'user', order: 1 }, texts: ['account', 'company/membership'] },
    () => import('./account-info.page.tsx').then((module) => module.AccountInfoPage),
  ),
  page(
    paths.security,
    'page.security',
    { menu: { icon: 'shield', order: 2 }, texts: ['account', 'account/entry'] },
    () => import('./security.page.tsx').then((module) => module.SecurityPage),
  ),
  page(paths.payments, 'page.payments', { menu: { icon: 'receipt', order: 3 }, roles: ['user'] }, () =>
    import('./payments.page.tsx').then((module) => module.PaymentsPage),
  ),
];
