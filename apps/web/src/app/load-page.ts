import type { ReactNode } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/navigation/page.ts';

/** What a page needs before it is drawn: its code and its words. */
export async function loadPage(page: Pick<Page, 'texts' | 'load'>): Promise<{ default: () => ReactNode }> {
  const [Content] = await Promise.all([page.load(), loadTexts(page.texts)]);
  return { default: Content as () => ReactNode };
}
