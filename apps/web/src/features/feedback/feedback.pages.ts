import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const feedbackPages: readonly Page[] = [
  {
    path: paths.newFeedback,
    layout: 'sidebar',
    roles: ['user', 'ee_user'],
    parent: paths.home,
    title: 'page.new-feedback',
    texts: ['feedback'],
    load: () => import('./new-feedback.page.tsx').then((module) => module.NewFeedbackPage),
  },
];
