import { helpPath, paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

export const helpPages: readonly Page[] = [
  {
    path: paths.help,
    layout: 'public',
    parent: '/',
    title: 'page.help',
    texts: ['help'],
    drawn: 'always',
    load: () => import('./help-index.page.tsx').then((module) => module.HelpIndexPage),
  },
  {
    path: helpPath('{detail}'),
    layout: 'public',
    parent: paths.help,
    title: 'page.help-topic',
    addresses: (config) => import('./topics.ts').then(({ addressOf, topicsOf }) => topicsOf(config).map(addressOf)),
    texts: ['help'],
    drawn: 'always',
    load: () => import('./help-topic.page.tsx').then((module) => module.HelpTopicPage),
  },
];
