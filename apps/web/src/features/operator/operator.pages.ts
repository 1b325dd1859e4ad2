import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { operatorPaths } from './operator-paths.ts';

const forOperators = {
  layout: 'sidebar',
  roles: ['operator'],
  titles: 'operator',
  menu: { group: 'operator', heading: 'group.operator' },
  texts: ['operator'],
} as const;

const start = declarePages(forOperators)(
  operatorPaths.start,
  'page.operator',
  { menu: { icon: 'shield', order: 1 } },
  () => import('./start.page.tsx').then((module) => module.StartPage),
);

const page = declarePages({ ...forOperators, parent: operatorPaths.start });

const submissions: readonly Page[] = [
  page(operatorPaths.reviews, 'page.reviews', { menu: { icon: 'check', order: 2 } }, () =>
    import('./reviews/reviews.page.tsx').then((module) => module.ReviewsPage),
  ),
  page(
    operatorPaths.review,
    'page.review-one',
    {
      parent: operatorPaths.reviews,
      texts: ['operator', 'exam', 'bundle', 'question', 'questions/views', 'questions/rich-text'],
    },
    () => import('./reviews/review.page.tsx').then((module) => module.ReviewPage),
  ),
  page(operatorPaths.applications, 'page.applications', { variant: 'A', menu: { icon: 'company', order: 3 } }, () =>
    import('./applications/applications.page.tsx').then((module) => module.ApplicationsPage),
  ),
  page(operatorPaths.application, 'page.application', { variant: 'A', parent: operatorPaths.applications }, () =>
    import('./applications/application.page.tsx').then((module) => module.ApplicationPage),
  ),
];

const people: readonly Page[] = [
  page(operatorPaths.users, 'page.users', { menu: { icon: 'user', order: 4 } }, () =>
    import('./users/users.page.tsx').then((module) => module.UsersPage),
  ),
  page(operatorPaths.user, 'page.user', { parent: operatorPaths.users }, () =>
    import('./users/user.page.tsx').then((module) => module.UserPage),
  ),
  page(
    operatorPaths.feedbacks,
    'page.feedbacks',
    { menu: { icon: 'mail', order: 5 }, texts: ['operator', 'feedback'] },
    () => import('./feedback/feedbacks.page.tsx').then((module) => module.FeedbacksPage),
  ),
  page(
    operatorPaths.feedback,
    'page.feedback-one',
    { parent: operatorPaths.feedbacks, texts: ['operator', 'feedback'] },
    () => import('./feedback/feedback.page.tsx').then((module) => module.FeedbackPage),
  ),
  page(operatorPaths.reports, 'page.reports', { menu: { icon: 'flag', order: 6 }, texts: ['operator', 'report'] }, () =>
    import('./feedback/reports.page.tsx').then((module) => module.ReportsPage),
  ),
  page(operatorPaths.notices, 'page.notices', { menu: { icon: 'bell', order: 7 } }, () =>
    import('./notices/official-notices.page.tsx').then((module) => module.OfficialNoticesPage),
  ),
  page(operatorPaths.newNotice, 'page.new-notice', { parent: operatorPaths.notices }, () =>
    import('./notices/new-official-notice.page.tsx').then((module) => module.NewOfficialNoticePage),
  ),
];

const deployment: readonly Page[] = [
  page(operatorPaths.payments, 'page.payments', { variant: 'A', menu: { icon: 'briefcase', order: 8 } }, () =>
    import('./payments/payments.page.tsx').then((module) => module.PaymentsPage),
  ),
  page(operatorPaths.importPayments, 'page.import-payments', { variant: 'A', parent: operatorPaths.payments }, () =>
    import('./payments/import-payments.page.tsx').then((module) => module.ImportPaymentsPage),
  ),
  page(operatorPaths.jobs, 'page.jobs', { menu: { icon: 'clock', order: 9 } }, () =>
    import('./jobs/jobs.page.tsx').then((module) => module.JobsPage),
  ),
  page(operatorPaths.storage, 'page.storage', { menu: { icon: 'layers', order: 10 } }, () =>
    import('./jobs/storage.page.tsx').then((module) => module.StoragePage),
  ),
  page(operatorPaths.actions, 'page.actions', { menu: { icon: 'receipt', order: 11 } }, () =>
    import('./actions/actions.page.tsx').then((module) => module.ActionsPage),
  ),
];

export const operatorPages: readonly Page[] = [start, ...submissions, ...people, ...deployment];
