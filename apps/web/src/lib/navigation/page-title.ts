import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page on screen calls itself, where it knows better than the page table. */
export const useOwnTitle = create<{ title: string | null; about: string | undefined }>(() => ({
  title: null,
  about: undefined,
}));

/** `about` is what several pages share, such as an exam: it tells tabs apart. */
export function usePageTitle(title: string, about?: string): void {
  useEffect(() => {
    useOwnTitle.setState({ title, about });
    return () => useOwnTitle.setState({ title: null, about: undefined });
  }, [title, about]);
}
