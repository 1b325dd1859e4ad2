import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page on screen calls itself, where it knows better than the page table. */
export const useOwnTitle = create<{ title: string | null; about: string | undefined }>(() => ({
  title: null,
  about: undefined,
}));

/** Where a page is drawn for a browser that is yet to get it: it has no effects there, and stores show how they began. */
export function startWithTitle(title: string | null, about?: string): void {
  Object.assign(useOwnTitle.getInitialState(), { title, about });
}

/** `about` is what several pages share, such as an exam: it tells tabs apart. */
export function usePageTitle(title: string, about?: string): void {
  if (import.meta.env.SSR) startWithTitle(title, about);
  useEffect(() => {
    useOwnTitle.setState({ title, about });
    return () => useOwnTitle.setState({ title: null, about: undefined });
  }, [title, about]);
}
