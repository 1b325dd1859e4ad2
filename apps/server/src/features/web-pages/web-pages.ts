// Pages as browsers get them. Public ones are drawn here, so that they can be read before any script has come, and by those
// who run none; of all others the browser gets the shell, and draws them itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../http/context.ts';
import { siteUrl } from '../../http/site-url.ts';
import { describeDeployment } from '../config/config.ts';
import { addressOfLink, answersForLink } from './landing.ts';
import type { Answers } from './landing.ts';
import { copyPage, sendCopy } from './page-copy.ts';
import type { PageCopy } from './page-copy.ts';
import { buildDocument, buildShell, listFiles } from './page-document.ts';
import type { Build, DrawnPage, Manifest, PageDocument } from './page-document.ts';
import { languageOf } from './page-language.ts';

/** What the build of the web application brings for the server. */
interface Renderer {
  renderPage(wanted: { address: string; language: Language; config: object; answers: Answers }): Promise<DrawnPage>;
  /** Drawn here, drawn here with what a link is about, drawn by the browser, or no page at all. */
  kindOf(path: string, config: object): Promise<'always' | 'for-link' | 'shell' | 'unknown'>;
  listAddresses(config: object): Promise<string[]>;
  /** What a page is made of for somebody who is signed in. */
  listSources(path: string, language: Language): string[];
  /** What the pages are made of that work without a connection. */
  listKept(language: Language, config: object): string[];
}

/** What is changed, or no longer for everybody, is seen by nobody much longer than this. */
const linkMilliseconds = 5_000;
const maxCopies = 2_000;
const notFoundPath = '/404';

/** `/login/` is `/login`: a page has one address. */
function pathOf(request: FastifyRequest): string {
  const { pathname } = new URL(request.url, 'http://localhost');
  return pathname.replace(/(?<=.)\/+$/, '');
}

export type WebPages = ReturnType<typeof createWebPages>;

export function createWebPages(services: Services, directory: string) {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const build: Build = {
    template: read('index.html'),
    boot: read('boot.js'),
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
    readStyle: read,
  };
  const deployment = describeDeployment(services);
  const copies = new LRUCache<string, Promise<PageCopy>>({ max: maxCopies });
  let renderer: Promise<Renderer> | undefined;

  /** With the first page that is asked for: no start waits for it. */
  function load(): Promise<Renderer> {
    renderer ??= import(pathToFileURL(join(directory, 'render/render-page.js')).href) as Promise<Renderer>;
    return renderer;
  }

  /** Made once for all who ask, also at the same moment. */
  function keep(key: string, milliseconds: number, make: () => Promise<PageDocument>): Promise<PageCopy> {
    const known = copies.get(key);
    if (known) return known;
    const made = make().then(copyPage);
    copies.set(key, made, { ttl: milliseconds });
    made.catch(() => copies.delete(key));
    return made;
  }

  async function buildShellOf(path: string, language: Language): Promise<PageDocument> {
    return buildShell(build, language, deployment, (await load()).listSources(path, language));
  }

  function copyShell(language: Language): Promise<PageCopy> {
    return keep(`shell ${language}`, 0, async () => buildShell(build, language, deployment, []));
  }

  async function drawFor(place: { site: string; language: Language }, address: string, answers: Answers) {
    const { renderPage, listSources } = await load();
    const drawn = await renderPage({ address, language: place.language, config: deployment, answers });
    const offered = services.config.forcedLanguage ? [] : languages;
    return buildDocument(
      build,
      { ...place, path: address, brand: deployment.brand, languages: offered },
      deployment,
      drawn,
      listSources(new URL(address, place.site).pathname, place.language),
    );
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { kindOf } = await load();
      const path = pathOf(request);
      const kind = await kindOf(path, deployment);
      const place = {
        site: siteUrl({ config: services.config, reply }),
        language: languageOf(services.config, request),
      };
      const keyOf = (address: string) => `${place.site} ${place.language} ${address}`;

      if (kind === 'unknown' || path === notFoundPath) {
        const copy = await keep(keyOf(notFoundPath), 0, () => drawFor(place, notFoundPath, []));
        return sendCopy(request, reply.code(404), copy);
      }
      if (kind === 'always') {
        return sendCopy(request, reply, await keep(keyOf(path), 0, () => drawFor(place, path, [])));
      }
      const address =
        kind === 'for-link' ? addressOfLink(path, new URL(request.url, 'http://localhost').searchParams) : null;
      if (address === null) {
        const shell = await keep(`shell ${place.language} ${path}`, 0, () => buildShellOf(path, place.language));
        return sendCopy(request, reply, shell);
      }
      const copy = await keep(keyOf(address), linkMilliseconds, async () => {
        const answers = await answersForLink(services, address);
        return answers ? drawFor(place, address, answers) : buildShellOf(path, place.language);
      });
      return sendCopy(request, reply, copy);
    },

    /** The document of no page in particular: without a connection, any page is drawn from it. */
    async sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return sendCopy(request, reply, await copyShell(languageOf(services.config, request)));
    },

    /** Changes with it. */
    async tagShell(language: Language): Promise<string> {
      return (await copyShell(language)).etag;
    },

    /** Files of the build without which members cannot go on. */
    async listKept(language: Language): Promise<string[]> {
      return listFiles(build.manifest, (await load()).listKept(language, deployment));
    },

    /** Where search engines may look. */
    async list(): Promise<string[]> {
      return (await load()).listAddresses(deployment);
    },
  };
}
