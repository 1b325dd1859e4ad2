import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'bare', texts: ['account'], drawn: 'always' });

export const loginPages: readonly Page[] = [
  page(paths.login, 'page.login', { isKept: true }, () =>
    import('./login.page.tsx').then((module) => module.LoginPage),
  ),
];
