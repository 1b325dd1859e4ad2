import { declarePages } from '../../../lib/navigation/declare-pages.ts';
import type { Page } from '../../../lib/navigation/page.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import type * as links from './link-views.ts';

const page = declarePages({ layout: 'bare', texts: ['account/entry'] });

/** Where links of messages lead. */
const link = (name: keyof typeof links) => () => import('./link-views.ts').then((module) => module[name]);

export const entryPages: readonly Page[] = [
  page(paths.register, 'page.register', { drawn: 'always' }, () =>
    import('./register.page.tsx').then((module) => module.RegisterPage),
  ),
  page(paths.resetPassword, 'page.reset-password', {}, () =>
    import('./reset-password.page.tsx').then((module) => module.ResetPasswordPage),
  ),
  page(paths.accountReset, 'page.new-password', {}, link('AccountResetPage')),
  page(paths.verifySignup, 'page.activate', {}, link('ActivatePage')),
  page(paths.linkEmail, 'page.link-email', {}, link('LinkEmailPage')),
];
