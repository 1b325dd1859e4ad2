import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { session } from '../session.ts';

/**
 * Hooks are handed it as their second argument; there is no provider, so that public pages need not carry react-query.
 * Nothing is retried here: the API client already does what is worth it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked also where the browser says that there is no connection: what is kept answers, or the person is told.
    queries: { retry: false, staleTime: 30_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});

/** What the server has drawn a page with comes along in the document. */
export interface KnownAnswer {
  queryKey: QueryKey;
  data: unknown;
}

if (!import.meta.env.SSR) {
  const known = JSON.parse(document.querySelector('#answers')?.textContent ?? '[]') as KnownAnswer[];
  for (const { queryKey, data } of known) queryClient.setQueryData(queryKey, data);
}

// What one person was answered is never shown to the next.
session.subscribe((now, before) => {
  if (now.user?.user_id !== before.user?.user_id) queryClient.clear();
});
