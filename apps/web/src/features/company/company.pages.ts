import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const companyPages: readonly Page[] = [
  {
    path: paths.companyInfo,
    layout: 'sidebar',
    variant: 'A',
    roles: ['ee_super_admin', 'user'],
    menu: { group: 'company', icon: 'company', order: 1 },
    parent: paths.home,
    title: 'page.company-info',
    texts: ['company'],
    load: () => import('./company-info.page.tsx').then((module) => module.CompanyInfoPage),
  },
];
