// Pages as browsers get them: each is drawn once and kept for the next request.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services/services.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { createDrawing, notFoundPath } from './draw-pages.ts';
import type { Place, AskedPage } from './draw-pages.ts';
import { copyPage, writeCopy } from './page-copy.ts';
import type { PageCopy } from './page-copy.ts';
import { languageOf } from './page-language.ts';

/** What is changed, or no longer for everybody, is seen by nobody much longer than this. */
const linkMilliseconds = 5_000;
/** A machine gets other addresses now and then. */
const hostMilliseconds = 60_000;
const maxKept = 2_000;
const longestName = 200;

function keyOf({ path, kind, link }: AskedPage, { site, language }: Place): string {
  if (kind === 'unknown') return `${site} ${language} ${notFoundPath}`;
  if (kind === 'always') return `${site} ${language} ${path}`;
  return link === null ? `shell ${language} ${path}` : `${site} ${language} ${link}`;
}

/** What a proxy says of the address counts only where the proxy is trusted, which is for others to judge. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return 'x-forwarded-host' in headers || 'x-forwarded-proto' in headers;
}

export type WebPages = ReturnType<typeof createWebPages>;

export function createWebPages(services: Services, directory: string) {
  const { config } = services;
  const drawing = createDrawing(services, directory);
  const asked = new LRUCache<string, AskedPage>({ max: maxKept });
  const sites = new LRUCache<string, string>({ max: maxKept, ttl: hostMilliseconds, ttlResolution: 100 });
  const copies = new LRUCache<string, PageCopy>({ max: maxKept, ttlResolution: 100 });
  const making = new Map<string, Promise<PageCopy>>();

  async function readAddress(url: string): Promise<AskedPage> {
    const page = asked.get(url) ?? (await drawing.readAddress(url));
    if (url.length <= longestName) asked.set(url, page);
    return page;
  }

  function readSite(reply: FastifyReply): string {
    const { headers } = reply.request;
    const { host = '' } = headers;
    const site = siteUrl({ config, reply });
    if (host.length <= longestName && !isForwarded(headers)) sites.set(host, site);
    return site;
  }

  function findSite(headers: IncomingHttpHeaders): string | undefined {
    return config.publicUrl ?? (isForwarded(headers) ? undefined : sites.get(headers.host ?? ''));
  }

  function findCopy({ url = '', method, headers }: IncomingMessage): PageCopy | undefined {
    const page = method === 'GET' ? asked.get(url) : undefined;
    const site = page && findSite(headers);
    if (!page || site === undefined) return undefined;
    return copies.get(keyOf(page, { site, language: languageOf(config, headers, page.language) }));
  }

  async function makeCopy(key: string, page: AskedPage, place: Place): Promise<PageCopy> {
    try {
      const copy = await copyPage(await drawing.draw(page, place), page.kind === 'unknown' ? 404 : 200);
      copies.set(key, copy, { ttl: page.link === null ? 0 : linkMilliseconds });
      return copy;
    } finally {
      making.delete(key);
    }
  }

  /** Made once for all who ask at the same moment. */
  function make(page: AskedPage, place: Place): Promise<PageCopy> {
    const key = keyOf(page, place);
    const begun = making.get(key) ?? makeCopy(key, page, place);
    making.set(key, begun);
    return begun;
  }

  return {
    list: drawing.list,
    describeOffline: drawing.describeOffline,

    /** Where the page is at hand: sends it when it is called. */
    findKept(request: IncomingMessage): ((response: ServerResponse) => void) | undefined {
      const copy = findCopy(request);
      return copy && ((response) => writeCopy(request, response, copy));
    },

    async send(reply: FastifyReply): Promise<FastifyReply> {
      const { raw, url, headers } = reply.request;
      const page = await readAddress(url);
      const place = { site: readSite(reply), language: languageOf(config, headers, page.language) };
      const copy = copies.get(keyOf(page, place)) ?? (await make(page, place));
      reply.hijack();
      writeCopy(raw, reply.raw, copy);
      return reply;
    },
  };
}
