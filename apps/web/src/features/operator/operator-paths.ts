// Apart from all other addresses, which everybody's browser has: only operators get these.
import type { OperatorQueue } from '@tiku/contract';
import { stringifySearch } from '../../lib/navigation/search-params.ts';

export const operatorPaths = {
  start: '/operator',
  reviews: '/operator/reviews',
  review: '/operator/review',
  applications: '/operator/applications',
  application: '/operator/application',
  users: '/operator/users',
  user: '/operator/user',
  feedbacks: '/operator/feedbacks',
  feedback: '/operator/feedback',
  reports: '/operator/reports',
  notices: '/operator/notices',
  newNotice: '/operator/new-notice',
  payments: '/operator/payments',
  importPayments: '/operator/import-payments',
  jobs: '/operator/jobs',
  storage: '/operator/storage',
  actions: '/operator/actions',
} as const;

export function reviewsPath(kind: string): string {
  return operatorPaths.reviews + stringifySearch({ kind });
}

export function reviewPath(kind: string, id: number): string {
  return operatorPaths.review + stringifySearch({ kind, id });
}

export function applicationsPath(kind: string): string {
  return operatorPaths.applications + stringifySearch({ kind });
}

export function applicationPath(kind: string, id: number): string {
  return operatorPaths.application + stringifySearch({ kind, id });
}

export function userPath(user_id: number): string {
  return operatorPaths.user + stringifySearch({ user_id });
}

export function threadPath(feedback_id: number): string {
  return operatorPaths.feedback + stringifySearch({ feedback_id });
}

/** Where each queue is worked on. */
export const queuePaths: Record<OperatorQueue, string> = {
  exam: reviewsPath('exam'),
  bundle: reviewsPath('bundle'),
  company: applicationsPath('company'),
  partner: applicationsPath('partner'),
  feedback: operatorPaths.feedbacks,
  guest: operatorPaths.feedbacks + stringifySearch({ show: 'guests' }),
  report: operatorPaths.reports,
  job: operatorPaths.jobs,
};
