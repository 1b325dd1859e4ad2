import { createStore } from 'zustand/vanilla';
import type { Page } from '../lib/navigation/page.ts';
import { publicPages } from './public-pages.ts';

/** Every page that is loaded; each feature brings its own. */
export const pages = createStore<readonly Page[]>(() => publicPages);

let loading: Promise<void> | null = null;

/** Adds the pages of the sidebar. What fails is tried again by the next who asks. */
export function loadMemberPages(): Promise<void> {
  loading ??= import('./member-pages.ts').then(
    ({ memberPages }) => pages.setState([...publicPages, ...memberPages], true),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export function hasMemberPages(): boolean {
  return pages.getState() !== publicPages;
}
