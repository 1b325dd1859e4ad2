import { createElement } from 'react';
import { currentLanguage, loadTexts } from '../lib/i18n.ts';
import type { Page } from '../lib/page.ts';

async function loadAntd() {
  const [{ AntdProvider }, { loadAntdLocale }] = await Promise.all([
    import('./antd-provider.tsx'),
    import('./antd-locale.ts'),
  ]);
  await loadAntdLocale(currentLanguage());
  return AntdProvider;
}

/** Everything a page needs before it is drawn: its code, its words, and antd if it is built with that. */
export async function loadPage(page: Page) {
  const [Content, Antd] = await Promise.all([page.load(), page.antd && loadAntd(), loadTexts(page.texts)]);
  if (!Antd) return { default: Content };
  return { default: () => createElement(Antd, null, createElement(Content)) };
}
