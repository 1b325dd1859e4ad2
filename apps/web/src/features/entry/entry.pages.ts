import type { Page } from '../../lib/navigation/page.ts';

export const entryPages: readonly Page[] = [
  {
    path: '/register',
    layout: 'bare',
    title: 'page.register',
    texts: ['entry'],
    load: () => import('./register.page.tsx').then((module) => module.RegisterPage),
  },
  {
    path: '/resetpassword',
    layout: 'bare',
    title: 'page.reset-password',
    texts: ['entry'],
    load: () => import('./reset-password.page.tsx').then((module) => module.ResetPasswordPage),
  },
  {
    path: '/account/reset',
    layout: 'bare',
    title: 'page.new-password',
    texts: ['entry'],
    load: () => import('./account-reset.page.tsx').then((module) => module.AccountResetPage),
  },
  {
    path: '/account/signup/verify',
    layout: 'bare',
    title: 'page.activate',
    texts: ['entry'],
    load: () => import('./activate.page.tsx').then((module) => module.ActivatePage),
  },
  {
    path: '/account/linkemail',
    layout: 'bare',
    title: 'page.link-email',
    texts: ['entry'],
    load: () => import('./link-email.page.tsx').then((module) => module.LinkEmailPage),
  },
];
