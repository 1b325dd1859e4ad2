import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'public', texts: ['welcome'], drawn: 'always' });

export const welcomePages: readonly Page[] = [
  page(paths.welcome, 'page.home', { isKept: true }, () => import('./home.page.tsx').then((module) => module.HomePage)),
  page(paths.companyHome, 'page.company-home', { variant: 'A', parent: '/' }, () =>
    import('./company-home.page.tsx').then((module) => module.CompanyHomePage),
  ),
  page(paths.partnerHome, 'page.partner-home', { variant: 'A', parent: '/' }, () =>
    import('./partner-home.page.tsx').then((module) => module.PartnerHomePage),
  ),
];
