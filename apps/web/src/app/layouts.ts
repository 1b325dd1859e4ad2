import type { ComponentType } from 'react';
import type { Page } from '../lib/navigation/page.ts';

/** Fetched when first needed: a public page need not carry what only signed-in pages use. */
export const layouts: Record<Page['layout'], () => Promise<ComponentType>> = {
  sidebar: () => import('./sidebar-layout.tsx').then((module) => module.SidebarLayout),
  bare: () => import('./bare-layout.tsx').then((module) => module.BareLayout),
  public: () => import('./public-layout.tsx').then((module) => module.PublicLayout),
};
