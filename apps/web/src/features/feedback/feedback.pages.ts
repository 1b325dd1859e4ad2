import type { Page } from '../../lib/navigation/page.ts';

export const feedbackPages: readonly Page[] = [
  {
    path: '/feedbacks/new-feedback-session',
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    parent: '/user-home',
    title: 'page.new-feedback',
    texts: ['feedback'],
    load: () => import('./new-feedback.page.tsx').then((module) => module.NewFeedbackPage),
  },
];
