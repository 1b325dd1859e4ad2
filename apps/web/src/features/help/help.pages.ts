import { declarePages } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { helpPath, paths } from '../../lib/navigation/paths.ts';

const page = declarePages({ layout: 'public', texts: ['help'], drawn: 'always' });

export const helpPages: readonly Page[] = [
  page(paths.help, 'page.help', { parent: '/' }, () =>
    import('./help-index.page.tsx').then((module) => module.HelpIndexPage),
  ),
  page(
    helpPath('{detail}'),
    'page.help-topic',
    {
      parent: paths.help,
      addresses: (config) => import('./topics.ts').then(({ addressOf, topicsOf }) => topicsOf(config).map(addressOf)),
    },
    () => import('./help-topic.page.tsx').then((module) => module.HelpTopicPage),
  ),
];
