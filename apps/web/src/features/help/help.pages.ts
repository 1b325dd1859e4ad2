import type { Page } from '../../lib/navigation/page.ts';

export const helpPages: readonly Page[] = [
  {
    path: '/tour-home',
    layout: 'public',
    parent: '/',
    title: 'page.help',
    texts: ['help'],
    load: () => import('./help-index.page.tsx').then((module) => module.HelpIndexPage),
  },
  {
    path: '/tour-home/{detail}',
    layout: 'public',
    parent: '/tour-home',
    title: 'page.help-topic',
    texts: ['help'],
    load: () => import('./help-topic.page.tsx').then((module) => module.HelpTopicPage),
  },
];
