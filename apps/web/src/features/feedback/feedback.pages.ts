import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({
  ...forMembers,
  menu: { group: 'feedback' },
  parent: paths.home,
  texts: ['feedback'],
});

export const feedbackPages: readonly Page[] = [
  page(paths.feedbacks, 'page.feedbacks', { menu: { icon: 'mail', order: 1 } }, () =>
    import('./feedbacks.page.tsx').then((module) => module.FeedbacksPage),
  ),
  page(paths.feedback, 'page.feedback', { parent: paths.feedbacks }, () =>
    import('./feedback-sessions.page.tsx').then((module) => module.FeedbackSessionsPage),
  ),
  page(paths.newFeedback, 'page.new-feedback', {}, () =>
    import('./new-feedback.page.tsx').then((module) => module.NewFeedbackPage),
  ),
];
