import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page on screen calls itself, where it knows better than the page table. */
export const useOwnTitle = create<{ title: string | null }>(() => ({ title: null }));

export function usePageTitle(title: string): void {
  useEffect(() => {
    useOwnTitle.setState({ title });
    return () => useOwnTitle.setState({ title: null });
  }, [title]);
}
