import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Skeleton } from '@tiku/ui';
import { firstPages, paths } from '../lib/navigation/paths.ts';
import type { Config } from '../lib/config.ts';
import { history, scrollKeyOf } from '../lib/navigation/navigation.ts';
import type { Page } from '../lib/navigation/page.ts';
import { parseSearch, stringifySearch } from '../lib/navigation/search-params.ts';
import { session } from '../lib/session.ts';
import { detourFrom } from './guard.ts';
import { LayoutPending } from './layout-pending.tsx';
import { layouts } from './layouts.ts';
import { loadPage } from './load-page.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

const root = createRootRoute({ component: Root });

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.notFound, replace: true });
  },
});

const groups = Object.entries(firstPages).map(([path, first]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: first, replace: true });
    },
  }),
);

function createLayout(id: Page['layout'], pages: readonly Page[], config: Config) {
  const layout = createRoute({
    getParentRoute: () => root,
    id,
    component: lazyRouteComponent(async () => ({ default: await layouts[id]() })),
    pendingComponent: LayoutPending,
  });
  const children = pages.map((page) =>
    createRoute({
      getParentRoute: () => layout,
      path: page.path.replaceAll(/\{(\w+)\}/g, '$$$1'),
      beforeLoad: () => {
        const detour = detourFrom(page, session.getState(), config.variant);
        if (detour) throw redirect({ to: detour, replace: true });
      },
      component: lazyRouteComponent(() => loadPage(page)),
    }),
  );
  return layout.addChildren(children);
}

export function createAppRouter(pages: readonly Page[], config: Config) {
  const ids = Object.keys(layouts) as Page['layout'][];
  const layoutRoutes = ids.map((id) =>
    createLayout(
      id,
      pages.filter((page) => page.layout === id),
      config,
    ),
  );
  return createRouter({
    routeTree: root.addChildren([...layoutRoutes, ...groups, unknown]),
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
    defaultPendingComponent: () => <Skeleton lines={6} />,
    defaultPendingMs: 200,
    defaultErrorComponent: RouteError,
  });
}
