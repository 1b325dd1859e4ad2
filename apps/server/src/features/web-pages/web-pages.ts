// Pages as browsers get them: each is drawn once and kept for the next request.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services/services.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { createDrawing, notFoundPath } from './draw-pages.ts';
import type { Place, Wish } from './draw-pages.ts';
import { copyPage, writeCopy } from './page-copy.ts';
import type { PageCopy } from './page-copy.ts';
import { languageOf } from './page-language.ts';

/** What is changed, or no longer for everybody, is seen by nobody much longer than this. */
const linkMilliseconds = 5_000;
/** A machine gets other addresses now and then. */
const hostMilliseconds = 60_000;
const maxKept = 2_000;
const longestName = 200;

function keyOf({ path, kind, link }: Wish, { site, language }: Place): string {
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
  const wishes = new LRUCache<string, Wish>({ max: maxKept });
  const sites = new LRUCache<string, string>({ max: maxKept, ttl: hostMilliseconds, ttlResolution: 100 });
  const copies = new LRUCache<string, PageCopy>({ max: maxKept, ttlResolution: 100 });
  const making = new Map<string, Promise<PageCopy>>();

  async function readWish(url: string): Promise<Wish> {
    const wish = wishes.get(url) ?? (await drawing.readWish(url));
    if (url.length <= longestName) wishes.set(url, wish);
    return wish;
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
    const wish = method === 'GET' ? wishes.get(url) : undefined;
    const site = wish && findSite(headers);
    if (!wish || site === undefined) return undefined;
    return copies.get(keyOf(wish, { site, language: languageOf(config, headers, wish.language) }));
  }

  async function makeCopy(key: string, wish: Wish, place: Place): Promise<PageCopy> {
    try {
      const copy = await copyPage(await drawing.draw(wish, place), wish.kind === 'unknown' ? 404 : 200);
      copies.set(key, copy, { ttl: wish.link === null ? 0 : linkMilliseconds });
      return copy;
    } finally {
      making.delete(key);
    }
  }

  /** Made once for all who ask at the same moment. */
  function make(wish: Wish, place: Place): Promise<PageCopy> {
    const key = keyOf(wish, place);
    const begun = making.get(key) ?? makeCopy(key, wish, place);
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
      const wish = await readWish(url);
      const place = { site: readSite(reply), language: languageOf(config, headers, wish.language) };
      const copy = copies.get(keyOf(wish, place)) ?? (await make(wish, place));
      reply.hijack();
      writeCopy(raw, reply.raw, copy);
      return reply;
    },
  };
}
