import { createBrowserHistory, createMemoryHistory, useParams, useSearch } from '@tanstack/react-router';
import type { HistoryLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    scrollKey?: string;
  }
}

/** The one history: the router follows it, and code that is no component leads people elsewhere through it. */
export const history = import.meta.env.SSR ? createMemoryHistory() : createBrowserHistory();

/** What addresses of this site begin with. */
export const origin = import.meta.env.SSR ? 'http://localhost' : window.location.origin;

export function navigate(href: string, options?: { replace?: boolean }): void {
  if (options?.replace) history.replace(href);
  else history.push(href);
}

/** What the router keeps a scroll position under. */
export function scrollKeyOf({ state, href }: Pick<HistoryLocation, 'state' | 'href'>): string {
  return state.scrollKey ?? state.__TSR_key ?? href;
}

/**
 * Changes the address of the page on screen, which stays where it is scrolled to. It does not call back
 * somebody who is on the way to another page: the old one is still on screen while the next is being loaded.
 */
export function amend(href: string): void {
  if (new URL(href, origin).pathname !== history.location.pathname) return;
  history.replace(href, { scrollKey: scrollKeyOf(history.location) });
}

/** A `{name}` of the page's path. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const value = params[name];
  if (value === undefined) throw new Error(`the path of this page has no {${name}}`);
  return value;
}

/** A parameter of the query, undefined where the address has none. */
export function useSearchParam(name: string): string | undefined {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  return search[name];
}
