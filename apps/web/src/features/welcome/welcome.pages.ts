import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const welcomePages: readonly Page[] = [
  {
    path: paths.welcome,
    isKept: true,
    layout: 'public',
    title: 'page.home',
    texts: ['welcome'],
    drawn: 'always',
    load: () => import('./home.page.tsx').then((module) => module.HomePage),
  },
  {
    path: paths.companyHome,
    layout: 'public',
    variant: 'A',
    parent: '/',
    title: 'page.company-home',
    texts: ['welcome'],
    drawn: 'always',
    load: () => import('./company-home.page.tsx').then((module) => module.CompanyHomePage),
  },
  {
    path: paths.partnerHome,
    layout: 'public',
    variant: 'A',
    parent: '/',
    title: 'page.partner-home',
    texts: ['welcome'],
    drawn: 'always',
    load: () => import('./partner-home.page.tsx').then((module) => module.PartnerHomePage),
  },
];
