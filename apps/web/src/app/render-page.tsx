// Draws a public page before it reaches a browser: signed out, in one language. The server keeps what comes out.
import { RouterProvider } from '@tanstack/react-router';
import type { Language } from '@tiku/contract';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { queryClient } from '../lib/api/query-client.ts';
import type { KnownAnswer } from '../lib/api/query-client.ts';
import { ConfigContext } from '../lib/config.ts';
import type { Config } from '../lib/config.ts';
import { folderOf, forceLanguage, startTexts } from '../lib/i18n.ts';
import { history } from '../lib/navigation/navigation.ts';
import { existsIn } from '../lib/navigation/page.ts';
import type { Page } from '../lib/navigation/page.ts';
import { startWithTitle, useOwnTitle } from '../lib/navigation/page-title.ts';
import { firstPages } from '../lib/navigation/paths.ts';
import { listKeptParts } from './kept-parts.ts';
import { layouts } from './layouts.ts';
import { loadMemberPages, pages } from './pages.ts';
import { createAppRouter } from './router.tsx';
import { sourceOf } from './source-of.ts';
import { findPage } from './trail.ts';

interface Wanted {
  /** Path and query. */
  address: string;
  language: Language;
  config: Config;
  /** What the page would ask the server for. */
  answers?: readonly { address: string; request: object; answer: object }[];
}

interface DrawnPage {
  title: string;
  /** Elements for <head>. */
  head: string;
  body: string;
  /** Files of the source whose chunks this page is made of. */
  sources: string[];
  /** What it was drawn with, so that the browser need not ask for it. */
  answers: KnownAnswer[];
}

await loadMemberPages();
await startTexts('en');

function draw(router: ReturnType<typeof createAppRouter>, config: Config): string {
  return renderToString(
    <StrictMode>
      <ConfigContext value={config}>
        <RouterProvider router={router} />
      </ConfigContext>
    </StrictMode>,
  );
}

function sourcesOf(
  layout: Page['layout'],
  { texts, load }: Pick<Page, 'texts' | 'load'>,
  language: Language,
): string[] {
  const files = ['ui', 'app', ...texts].map((namespace) => `${folderOf(namespace)}/texts/${language}.json`);
  // The manifest counts from the folder of the application, two above.
  const named = files.map((file) => file.replace(/^\.\.\/(?:\.\.\/)?/, (up) => (up.length > 3 ? '' : 'src/')));
  return [sourceOf(layouts[layout]), sourceOf(load), ...named];
}

async function drawPage({ address, language, config, answers = [] }: Wanted): Promise<DrawnPage> {
  const page = findPage(pages.getState(), pathOf(address));
  if (!page) throw new Error(`There is no page ${address}`);
  queryClient.clear();
  for (const known of answers) queryClient.setQueryData([known.address, known.request], known.answer);
  startWithTitle(null);
  history.replace(address);
  await forceLanguage(language);
  const router = createAppRouter(config);
  await router.load();
  // Once to learn what the page is called and which texts it reads, and once with that.
  draw(router, config);
  const texts = queryClient.getQueryCache().findAll({ predicate: ({ options }) => options.networkMode === 'always' });
  await Promise.all(texts.map((query) => query.fetch()));
  const drawn = draw(router, config);
  const head = /^(?:<(?:meta|link)[^>]*>)*/.exec(drawn)?.[0] ?? '';
  const translate = i18next.t as (key: string, options: { ns: string }) => string;
  const title = useOwnTitle.getInitialState().title ?? translate(page.title, { ns: 'app' });
  const read = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state }) => ({ queryKey, data: state.data }));
  return {
    title,
    head,
    body: drawn.slice(head.length),
    sources: sourcesOf(page.layout, page.visitors ?? page, language),
    answers: read,
  };
}

function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

/** The sources of the chunks that a page needs for somebody who is signed in. */
export function listSources(path: string, language: Language): string[] {
  const page = findPage(pages.getState(), path);
  return ['src/app/member-pages.ts', ...(page ? sourcesOf(page.layout, page, language) : [])];
}

/** The script that its document runs first, if it has one. */
export function earlyScriptOf(path: string): Page['early'] {
  return findPage(pages.getState(), path)?.early;
}

/** The sources of the chunks that members need to go on when the connection is lost. */
export function listKept(language: Language, config: Config): string[] {
  const kept = pages.getState().filter((page) => page.isKept && existsIn(page, config.variant));
  const sources = kept.flatMap((page) => sourcesOf(page.layout, page, language));
  return ['index.html', 'src/app/member-pages.ts', ...listKeptParts(language), ...new Set(sources)];
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: language, address and answers are those of the module. */
export function renderPage(wanted: Wanted): Promise<DrawnPage> {
  const next = last.then(() => drawPage(wanted));
  last = next.catch(() => undefined);
  return next;
}

/** How the server answers for a path: with the page, with the page and what a link is about, with the shell, or with 404. */
export async function kindOf(path: string, config: Config): Promise<NonNullable<Page['drawn']> | 'shell' | 'unknown'> {
  if (Object.hasOwn(firstPages, path)) return 'shell';
  const page = findPage(pages.getState(), path);
  if (!page || !existsIn(page, config.variant)) return 'unknown';
  if (page.addresses && !(await page.addresses(config)).includes(path)) return 'unknown';
  return page.drawn ?? 'shell';
}

/** Where search engines may look: pages that say the same to everybody. */
export async function listAddresses(config: Config): Promise<string[]> {
  const drawn = pages.getState().filter((page) => page.drawn === 'always' && existsIn(page, config.variant));
  const listed = drawn.filter(({ isListed = true }) => isListed);
  return (await Promise.all(listed.map(async (page) => page.addresses?.(config) ?? [page.path]))).flat();
}
