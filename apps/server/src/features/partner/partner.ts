// Partners as other features meet them: the front door of this feature.
export { insertPartnerPayments } from './partner-payments.ts';
export { reviewPartner } from './review-partner.ts';
