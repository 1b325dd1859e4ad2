// What an address asks for, and the document that answers it. Public pages are drawn here, so that they can be read before any
// script has come, and by those who run none; of all others the browser gets the shell, and draws them itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { Services } from '../../http/context.ts';
import { describeDeployment } from '../config/config.ts';
import { addressOfLink, answersForLink } from './landing.ts';
import type { Answers } from './landing.ts';
import { buildDocument, buildShell } from './page-document.ts';
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
}

/** What an address asks for, whoever sends it. */
export interface Wish {
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

export function createDrawing(services: Services, directory: string) {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const build: Build = {
    template: read('index.html'),
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

  async function buildShellOf(path: string, language: Language): Promise<PageDocument> {
    return buildShell(build, language, deployment, (await load()).listSources(path, language));
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
    async readWish(url: string): Promise<Wish> {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      // `/login/` is `/login`: a page has one address.
      const path = pathname.replace(/(?<=.)\/+$/, '');
      const kind = path === notFoundPath ? 'unknown' : await (await load()).kindOf(path, deployment);
      const link = kind === 'for-link' ? addressOfLink(path, searchParams) : null;
      return { path, kind, link, language: searchParams.get('lang') };
    },

    async draw({ path, kind, link }: Wish, place: Place): Promise<PageDocument> {
      if (kind === 'unknown') return drawFor(place, notFoundPath, []);
      if (kind === 'always') return drawFor(place, path, []);
      const answers = link === null ? null : await answersForLink(services, link);
      return link !== null && answers ? drawFor(place, link, answers) : buildShellOf(path, place.language);
    },

    /** Where search engines may look. */
    async list(): Promise<string[]> {
      return (await load()).listAddresses(deployment);
    },
  };
}
