/** What anybody who is signed in may open, by what the demo has in it. */
export const memberPages = [
  '/user-home',
  '/user-account/info',
  '/user-account/security',
  '/user-account/payment',
  '/notices/index',
  '/notices/detail?notice_id=1',
  '/notices/settings',
  '/feedbacks/index',
  '/exam/reported-questions',
  '/feedbacks/new-feedback-session',
  '/bundle/search-bundles',
  '/bundle/detail?bundle_id=1',
  '/bundle/my-favorited-bundles',
  '/bundle/new-bundle',
  '/company/info',
];
