import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const sentMessagesPages: readonly Page[] = [
  {
    path: paths.outbox,
    layout: 'public',
    parent: '/',
    title: 'page.outbox',
    texts: ['sent-messages'],
    load: () => import('./sent-messages.page.tsx').then((module) => module.OutboxPage),
  },
];
