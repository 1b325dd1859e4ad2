import { loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/page.ts';

/** Everything a page needs before it is drawn: its code, its words, and antd if it is built with that. */
export async function loadPage(page: Page) {
  const [Content, antd] = await Promise.all([
    page.load(),
    page.antd && import('./antd-provider.tsx'),
    loadTexts(page.texts),
  ]);
  if (!antd) return { default: Content };
  const PageWithAntd = () => (
    <antd.AntdProvider>
      <Content />
    </antd.AntdProvider>
  );
  return { default: PageWithAntd };
}
