import type { Page } from '../../lib/navigation/page.ts';

export const companyPages: readonly Page[] = [
  {
    path: '/company/info',
    layout: 'sidebar',
    variant: 'A',
    roles: ['ee_super_admin', 'user'],
    menu: { group: 'company', icon: 'company', order: 1 },
    parent: '/user-home',
    title: 'page.company-info',
    texts: ['company'],
    load: () => import('./company-info.page.tsx').then((module) => module.CompanyInfoPage),
  },
];
