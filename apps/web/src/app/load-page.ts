import { loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/navigation/page.ts';

/** What a page needs before it is drawn: its code and its words. */
export async function loadPage(page: Page) {
  const [Content] = await Promise.all([page.load(), loadTexts(page.texts)]);
  return { default: Content };
}
