import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Skeleton } from '@tiku/ui';
import { firstPages, paths } from '../lib/navigation/paths.ts';
import type { Config } from '../lib/config.ts';
import { history, scrollKeyOf } from '../lib/navigation/navigation.ts';
import type { Page } from '../lib/navigation/page.ts';
import { parseSearch, stringifySearch } from '../lib/navigation/search-params.ts';
import { session, useSignedIn } from '../lib/session.ts';
import { detourFrom } from './guard.ts';
import { LayoutPending } from './layout-pending.tsx';
import { layouts } from './layouts.ts';
import { fetchCode, loadPage } from './load-page.ts';
import { hasMemberPages, loadMemberPages, pages } from './pages.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

const root = createRootRoute({ component: Root });

/** Those that not every member has; answers whether there were any. */
async function loadMorePages(): Promise<boolean> {
  return (await import('./load-operator-pages.ts')).loadOperatorPages();
}

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location }) => {
    const isNew = hasMemberPages() ? await loadMorePages() : await loadMemberPages().then(() => true);
    if (!isNew) throw redirect({ to: paths.notFound, replace: true });
    throw redirect({ to: location.pathname, search: location.search, hash: location.hash, replace: true });
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

/** A page may have one component for members and one for visitors; only the one that is needed is fetched. */
function componentOf(page: Page) {
  const own = lazyRouteComponent(() => loadPage(page));
  if (!page.visitors) return own;
  const { visitors } = page;
  const forVisitors = lazyRouteComponent(() => loadPage(visitors));
  function Either() {
    const Content = useSignedIn() ? own : forVisitors;
    return <Content />;
  }
  Either.preload = () => (session.getState().token === null ? forVisitors : own).preload?.();
  return Either;
}

function createLayout(id: Page['layout'], config: Config) {
  const layout = createRoute({
    getParentRoute: () => root,
    id,
    component: lazyRouteComponent(async () => ({ default: await fetchCode(layouts[id]()) })),
    pendingComponent: LayoutPending,
  });
  const own = pages.getState().filter((page) => page.layout === id);
  const children = own.map((page) =>
    createRoute({
      getParentRoute: () => layout,
      path: page.path.replaceAll(/\{(\w+)\}/g, '$$$1'),
      beforeLoad: () => {
        const detour = detourFrom(page, session.getState(), config.variant);
        if (detour) throw redirect({ to: detour, replace: true });
      },
      component: componentOf(page),
    }),
  );
  return layout.addChildren(children);
}

export function createAppRouter(config: Config) {
  const always = [createLayout('public', config), createLayout('bare', config), ...groups, unknown];
  const createTree = () => root.addChildren(hasMemberPages() ? [...always, createLayout('sidebar', config)] : always);
  const router = createRouter({
    routeTree: createTree(),
    history,
    parseSearch,
    stringifySearch,
    // Where a page is drawn for a browser that is yet to get it, this would be an inline script.
    scrollRestoration: !import.meta.env.SSR,
    getScrollRestorationKey: scrollKeyOf,
    defaultPendingComponent: () => <Skeleton lines={6} />,
    defaultPendingMs: 200,
    defaultErrorComponent: RouteError,
  });
  // The routes of the page on screen stay the same objects: with new ones it would be drawn anew, and lose what was typed.
  pages.subscribe(() => {
    createTree();
    router.setRoutes(router.buildRouteTree());
  });
  return router;
}
