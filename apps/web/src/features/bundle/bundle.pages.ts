import { declarePages, forMembers } from '../../lib/navigation/declare-pages.ts';
import type { Page } from '../../lib/navigation/page.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type * as lists from './bundles.page.tsx';

const page = declarePages({
  ...forMembers,
  menu: { group: 'bundles' },
  parent: paths.home,
  texts: ['bundle'],
});

const list = (name: keyof typeof lists) => () => import('./bundles.page.tsx').then((module) => module[name]);

export const bundlePages: readonly Page[] = [
  page(paths.publicBundles, 'page.public-bundles', { menu: { icon: 'search', order: 1 } }, list('PublicBundlesPage')),
  page(
    paths.publishedBundles,
    'page.published-bundles',
    { menu: { icon: 'layers', order: 2 } },
    list('PublishedBundlesPage'),
  ),
  page(
    paths.favoritedBundles,
    'page.favorited-bundles',
    { menu: { icon: 'star', order: 3 } },
    list('FavoritedBundlesPage'),
  ),
  page(
    paths.bundle,
    'page.bundle',
    {
      parent: paths.publicBundles,
      visitors: {
        texts: ['bundle/invitation'],
        load: () => import('./invitation/bundle-invitation.page.tsx').then((module) => module.BundleInvitationPage),
      },
      drawn: 'for-link',
    },
    () => import('./bundle.page.tsx').then((module) => module.BundlePage),
  ),
  page(paths.newBundle, 'page.new-bundle', { parent: paths.publishedBundles, texts: ['bundle', 'account'] }, () =>
    import('./edit-bundle.page.tsx').then((module) => module.EditBundlePage),
  ),
];
