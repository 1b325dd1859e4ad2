import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], texts: ['feedback'] } as const;

export const feedbackPages: readonly Page[] = [
  {
    ...shared,
    path: paths.feedbacks,
    menu: { group: 'feedback', icon: 'mail', order: 1 },
    parent: paths.home,
    title: 'page.feedbacks',
    load: () => import('./feedbacks.page.tsx').then((module) => module.FeedbacksPage),
  },
  {
    ...shared,
    path: paths.feedback,
    parent: paths.feedbacks,
    title: 'page.feedback',
    load: () => import('./feedback-sessions.page.tsx').then((module) => module.FeedbackSessionsPage),
  },
  {
    ...shared,
    path: paths.newFeedback,
    parent: paths.home,
    title: 'page.new-feedback',
    load: () => import('./new-feedback.page.tsx').then((module) => module.NewFeedbackPage),
  },
];
