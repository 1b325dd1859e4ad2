import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Everybody may apply; approved partners find payments there. */
const shared = {
  layout: 'sidebar',
  variant: 'A',
  roles: ['user'],
  texts: ['partner', 'submission', 'statistics'],
} as const;

export const partnerPages: readonly Page[] = [
  {
    ...shared,
    path: paths.partnerInfo,
    menu: { group: 'partner', icon: 'briefcase', order: 1 },
    parent: paths.home,
    title: 'page.partner-info',
    load: () => import('./partner-info.page.tsx').then((module) => module.PartnerInfoPage),
  },
  {
    ...shared,
    path: paths.partnerFinance,
    menu: { group: 'partner', icon: 'lock', order: 2 },
    parent: paths.home,
    title: 'page.partner-finance',
    load: () => import('./finance.page.tsx').then((module) => module.PartnerFinancePage),
  },
  {
    ...shared,
    path: paths.partnerPayments,
    menu: { group: 'partner', icon: 'receipt', order: 3 },
    parent: paths.home,
    title: 'page.partner-payments',
    load: () => import('./payments.page.tsx').then((module) => module.PartnerPaymentsPage),
  },
  {
    ...shared,
    path: paths.partnerPaymentDetails,
    parent: paths.partnerPayments,
    title: 'page.partner-payment-details',
    load: () => import('./payment-details.page.tsx').then((module) => module.PartnerPaymentDetailsPage),
  },
];
