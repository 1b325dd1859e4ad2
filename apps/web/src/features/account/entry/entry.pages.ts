import { paths } from '../../../lib/navigation/paths.ts';
import type { Page } from '../../../lib/navigation/page.ts';

export const entryPages: readonly Page[] = [
  {
    path: paths.register,
    layout: 'bare',
    title: 'page.register',
    texts: ['account/entry'],
    drawn: 'always',
    load: () => import('./register.page.tsx').then((module) => module.RegisterPage),
  },
  {
    path: paths.resetPassword,
    layout: 'bare',
    title: 'page.reset-password',
    texts: ['account/entry'],
    load: () => import('./reset-password.page.tsx').then((module) => module.ResetPasswordPage),
  },
  {
    path: paths.accountReset,
    layout: 'bare',
    title: 'page.new-password',
    texts: ['account/entry'],
    load: () => import('./link-views.ts').then((module) => module.AccountResetPage),
  },
  {
    path: paths.verifySignup,
    layout: 'bare',
    title: 'page.activate',
    texts: ['account/entry'],
    load: () => import('./link-views.ts').then((module) => module.ActivatePage),
  },
  {
    path: paths.linkEmail,
    layout: 'bare',
    title: 'page.link-email',
    texts: ['account/entry'],
    load: () => import('./link-views.ts').then((module) => module.LinkEmailPage),
  },
];
