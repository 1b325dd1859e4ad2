import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const outboxPages: readonly Page[] = [
  {
    path: paths.outbox,
    layout: 'public',
    parent: '/',
    title: 'page.outbox',
    texts: ['outbox'],
    load: () => import('./outbox.page.tsx').then((module) => module.OutboxPage),
  },
];
