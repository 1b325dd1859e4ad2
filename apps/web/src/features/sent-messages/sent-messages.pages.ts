import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'public', parent: '/', texts: ['sent-messages'] });

export const sentMessagesPages: readonly Page[] = [
  page(paths.outbox, 'page.outbox', {}, () => import('./sent-messages.page.tsx').then((module) => module.OutboxPage)),
];
