import { paths } from '../../../lib/navigation/paths.ts';
import type { Page } from '../../../lib/navigation/page.ts';

/** A link or a poster leads here, also people without an account. */
export const joinPages: readonly Page[] = [
  {
    path: paths.joinGroup,
    layout: 'bare',
    title: 'page.group',
    texts: ['group'],
    drawn: 'for-link',
    load: () => import('./join-group.page.tsx').then((module) => module.JoinGroupPage),
  },
];
