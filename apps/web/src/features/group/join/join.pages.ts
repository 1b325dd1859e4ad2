import { declarePages } from '../../../lib/navigation/declare-pages.ts';
import type { Page } from '../../../lib/navigation/page.ts';
import { paths } from '../../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'bare', texts: ['group'], drawn: 'for-link' });

/** A link or a poster leads here, also people without an account. */
export const joinPages: readonly Page[] = [
  page(paths.joinGroup, 'page.group', {}, () => import('./join-group.page.tsx').then((module) => module.JoinGroupPage)),
];
