// Partners as other features meet them: the front door of this feature.
export { insertPartnerPayments } from './partner-payment.store.ts';
export { partnerSubmission } from './partner-submission.ts';
