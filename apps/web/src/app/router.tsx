import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Config } from '../lib/config.ts';
import { loadTexts } from '../lib/i18n.ts';
import { history } from '../lib/navigation.ts';
import type { Page } from '../lib/page.ts';
import { parseSearch, stringifySearch } from '../lib/search-params.ts';
import { session } from '../lib/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { BareLayout } from './bare-layout.tsx';
import { detourFrom } from './guard.ts';
import { PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

const layouts = { sidebar: SidebarLayout, bare: BareLayout, public: PublicLayout } as const;

async function loadPage(page: Page) {
  const [Content, antd] = await Promise.all([
    page.load(),
    page.antd && import('./antd-provider.tsx'),
    loadTexts(page.texts),
  ]);
  if (!antd) return { default: Content };
  const PageWithAntd = () => (
    <antd.AntdProvider>
      <Content />
    </antd.AntdProvider>
  );
  return { default: PageWithAntd };
}

export function createAppRouter(pages: readonly Page[], config: Config) {
  const root = createRootRoute({ component: Root });

  const routeOf = (page: Page, layout: typeof root) =>
    createRoute({
      getParentRoute: () => layout,
      path: page.path.replaceAll(/\{(\w+)\}/g, '$$$1'),
      beforeLoad: () => {
        const detour = detourFrom(page, session.getState(), config.variant);
        if (detour) throw redirect({ to: detour, replace: true });
      },
      component: lazyRouteComponent(() => loadPage(page)),
    });

  const layoutRoutes = Object.entries(layouts).map(([id, component]) => {
    const layout = createRoute({ getParentRoute: () => root, id, component });
    const own = pages.filter((page) => page.layout === id);
    return layout.addChildren(own.map((page) => routeOf(page, layout as unknown as typeof root)));
  });

  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/404', replace: true });
    },
  });

  return createRouter({
    routeTree: root.addChildren([...layoutRoutes, unknown]),
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: () => <Skeleton lines={6} />,
    defaultPendingMs: 200,
    defaultErrorComponent: RouteError,
  });
}
