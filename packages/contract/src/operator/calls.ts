// Every call of operators, for the contract.
import { operatorApplicationCalls } from './operator-application.ts';
import { operatorFeedbackCalls } from './operator-feedback.ts';
import { operatorJobCalls } from './operator-job.ts';
import { operatorNoticeCalls } from './operator-notice.ts';
import { operatorPaymentCalls } from './operator-payment.ts';
import { operatorReviewCalls } from './operator-review.ts';
import { operatorUserCalls } from './operator-user.ts';
import { operatorCalls } from './operator.ts';

export {
  operatorApplicationCalls,
  operatorCalls,
  operatorFeedbackCalls,
  operatorJobCalls,
  operatorNoticeCalls,
  operatorPaymentCalls,
  operatorReviewCalls,
  operatorUserCalls,
};
export type { ApplicationEntry } from './operator-application.ts';
export type { OperatorAction } from './operator.ts';
export type { FeedbackThread, GuestMessage, UnansweredReport } from './operator-feedback.ts';
export type { OfficialNotice } from './operator-notice.ts';
export type { ImportedPayment } from './operator-payment.ts';
export type { FoundEntry, ReviewEntry, ReviewedBundle, ReviewedGroup } from './operator-review.ts';
export type { OperatedUser } from './operator-user.ts';

export const allOperatorCalls = {
  ...operatorApplicationCalls,
  ...operatorCalls,
  ...operatorFeedbackCalls,
  ...operatorJobCalls,
  ...operatorNoticeCalls,
  ...operatorPaymentCalls,
  ...operatorReviewCalls,
  ...operatorUserCalls,
};
