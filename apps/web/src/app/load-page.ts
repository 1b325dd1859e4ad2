import type { ReactNode } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/navigation/page.ts';

const missed = new WeakSet<object>();

/** Whether this is why a page did not come; otherwise it broke. */
export function isMissed(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missed.has(error);
}

/**
 * After a deployment a file may be gone, and the router loads the page anew when it hears from the browser that it did not
 * come. Without a connection that would help nobody.
 */
export async function fetchCode<T>(fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch (cause) {
    const error = navigator.onLine && cause instanceof Error ? cause : new Error('The page did not come', { cause });
    missed.add(error);
    throw error;
  }
}

/** What a page needs before it is drawn: its code and its words. */
export async function loadPage(page: Pick<Page, 'texts' | 'load'>): Promise<{ default: () => ReactNode }> {
  const [Content] = await fetchCode(Promise.all([page.load(), loadTexts(page.texts)]));
  return { default: Content as () => ReactNode };
}
