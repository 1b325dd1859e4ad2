import { expect, it, vi } from 'vitest';

// The router loads what it redirects to by itself only as long as nobody follows the history: the page would stay empty.
it('does not follow the history before the router does', async () => {
  vi.resetModules();
  const { useArrival } = await import('./arrival.ts');
  const { history } = await import('./navigation.ts');
  expect(useArrival).toBeTypeOf('function');
  expect(history.subscribers.size).toBe(0);
});
