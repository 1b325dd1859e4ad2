import { paths } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/navigation/page.ts';

const shared = { layout: 'sidebar', roles: ['user', 'ee_user'], parent: paths.home, texts: ['bundle'] } as const;

export const bundlePages: readonly Page[] = [
  {
    ...shared,
    path: paths.publicBundles,
    menu: { group: 'bundles', icon: 'search', order: 1 },
    title: 'page.public-bundles',
    load: () => import('./bundles.page.tsx').then((module) => module.PublicBundlesPage),
  },
  {
    ...shared,
    path: paths.publishedBundles,
    menu: { group: 'bundles', icon: 'layers', order: 2 },
    title: 'page.published-bundles',
    load: () => import('./bundles.page.tsx').then((module) => module.PublishedBundlesPage),
  },
  {
    ...shared,
    path: paths.favoritedBundles,
    menu: { group: 'bundles', icon: 'star', order: 3 },
    title: 'page.favorited-bundles',
    load: () => import('./bundles.page.tsx').then((module) => module.FavoritedBundlesPage),
  },
  {
    ...shared,
    path: paths.bundle,
    parent: paths.publicBundles,
    title: 'page.bundle',
    load: () => import('./bundle.page.tsx').then((module) => module.BundlePage),
  },
  {
    ...shared,
    path: paths.newBundle,
    parent: paths.publishedBundles,
    title: 'page.new-bundle',
    texts: ['bundle', 'account'],
    load: () => import('./edit-bundle.page.tsx').then((module) => module.EditBundlePage),
  },
];
