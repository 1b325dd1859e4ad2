// What an address asks for, and the document that answers it. Public pages are drawn here, so that they can be read before any
// script has come, and by those who run none; for all others the browser gets the shell, and draws them itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { Services } from '../../platform/services/services.ts';
import { describeDeployment } from '../config/config.ts';
import { addressOfLink, answersForLink } from './landing.ts';
import type { Answers } from './landing.ts';
import { buildDocument, buildShell, listFiles, withoutPreloads } from './page-document.ts';
import type { Build, DrawnPage, Manifest, PageDocument } from './page-document.ts';

/** Drawn here, drawn here with what a link is about, drawn by the browser, or no page at all. */
type Kind = 'always' | 'for-link' | 'shell' | 'unknown';

/** What the build of the web application brings for the server. */
interface Renderer {
  renderPage(wanted: { address: string; language: Language; config: object; answers: Answers }): Promise<DrawnPage>;
  kindOf(path: string, config: object): Promise<Kind>;
  listAddresses(config: object): Promise<string[]>;
  /** What a page is made of for somebody who is signed in. */
  listSources(path: string, language: Language): string[];
  /** The script that its document runs first, if it has one. */
  earlyScriptOf(path: string): string | undefined;
  /** What the pages are made of that work without a connection. */
  listKept(language: Language, config: object): string[];
}

/** What an address asks for, without anything about the sender. */
export interface AskedPage {
  path: string;
  kind: Kind;
  /** The address of what is linked to. */
  link: string | null;
  language: string | null;
}

export interface Place {
  site: string;
  language: Language;
}

export const notFoundPath = '/404';
/** The document of no page in particular: without a connection, any page is drawn from it. */
export const shellPath = '/shell';

export function createDrawing(services: Services, directory: string) {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const build: Build = {
    template: withoutPreloads(read('index.html')),
    boot: read('boot.js'),
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
    readStyle: read,
  };
  const deployment = describeDeployment(services);
  const offered = services.config.forcedLanguage ? [] : languages;
  let renderer: Promise<Renderer> | undefined;

  /** With the first page that is asked for: no start waits for it. */
  function load(): Promise<Renderer> {
    renderer ??= import(pathToFileURL(join(directory, 'render/render-page.js')).href) as Promise<Renderer>;
    return renderer;
  }

  async function kindOf(path: string): Promise<Kind> {
    if (path === notFoundPath) return 'unknown';
    return path === shellPath ? 'shell' : (await load()).kindOf(path, deployment);
  }

  async function buildShellOf(path: string, language: Language): Promise<PageDocument> {
    const { listSources, earlyScriptOf } = await load();
    const early = earlyScriptOf(path);
    const script = early === undefined ? '' : read(`early/${early}.js`);
    return buildShell(build, language, deployment, listSources(path, language), script);
  }

  async function drawFor(place: Place, address: string, answers: Answers): Promise<PageDocument> {
    const { renderPage, listSources } = await load();
    const drawn = await renderPage({ address, language: place.language, config: deployment, answers });
    return buildDocument(
      build,
      { ...place, path: address, brand: deployment.brand, languages: offered },
      deployment,
      drawn,
      listSources(new URL(address, place.site).pathname, place.language),
    );
  }

  return {
    async readAddress(url: string): Promise<AskedPage> {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      // `/login/` is `/login`: a page has one address.
      const path = pathname.replace(/(?<=.)\/+$/, '');
      const kind = await kindOf(path);
      const link = kind === 'for-link' ? addressOfLink(path, searchParams) : null;
      return { path, kind, link, language: searchParams.get('lang') };
    },

    async draw({ path, kind, link }: AskedPage, place: Place): Promise<PageDocument> {
      if (kind === 'unknown') return drawFor(place, notFoundPath, []);
      if (kind === 'always') return drawFor(place, path, []);
      const answers = link === null ? null : await answersForLink(services, link);
      return link !== null && answers ? drawFor(place, link, answers) : buildShellOf(path, place.language);
    },

    /** That document, and the files of the build without which members cannot go on. */
    async describeOffline(language: Language): Promise<{ shell: string; files: string[] }> {
      const { listKept } = await load();
      const { html } = await buildShellOf(shellPath, language);
      return { shell: html, files: listFiles(build.manifest, listKept(language, deployment)) };
    },

    /** Where search engines may look. */
    async list(): Promise<string[]> {
      return (await load()).listAddresses(deployment);
    },
  };
}
