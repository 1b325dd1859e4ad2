import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Everybody may apply; approved partners find payments there. */
const page = declarePages({
  layout: 'sidebar',
  variant: 'A',
  roles: ['user'],
  menu: { group: 'partner' },
  parent: paths.home,
  texts: ['partner', 'submission', 'statistics'],
});

export const partnerPages: readonly Page[] = [
  page(paths.partnerInfo, 'page.partner-info', { menu: { icon: 'briefcase', order: 1 } }, () =>
    import('./partner-info.page.tsx').then((module) => module.PartnerInfoPage),
  ),
  page(paths.partnerFinance, 'page.partner-finance', { menu: { icon: 'lock', order: 2 } }, () =>
    import('./finance.page.tsx').then((module) => module.PartnerFinancePage),
  ),
  page(paths.partnerPayments, 'page.partner-payments', { menu: { icon: 'receipt', order: 3 } }, () =>
    import('./payments.page.tsx').then((module) => module.PartnerPaymentsPage),
  ),
  page(paths.partnerPaymentDetails, 'page.partner-payment-details', { parent: paths.partnerPayments }, () =>
    import('./payment-details.page.tsx').then((module) => module.PartnerPaymentDetailsPage),
  ),
];
