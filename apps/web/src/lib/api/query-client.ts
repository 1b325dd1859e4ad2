import { QueryClient } from '@tanstack/react-query';
import { session } from '../session.ts';

/**
 * Hooks are handed it as their second argument; there is no provider, so that public pages need not carry react-query.
 * Nothing is retried here: the API client already does what is worth it.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});

// What one person was answered is never shown to the next.
session.subscribe((now, before) => {
  if (now.user?.user_id !== before.user?.user_id) queryClient.clear();
});
