// Pages that visitors are sent, beside a server that sends as many bytes and knows nothing else.
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import type { HotRequest } from '../requests.ts';
import type { Scenario } from './scenario.ts';

const headers = { 'accept-language': 'en-US,en;q=0.9', 'accept-encoding': 'gzip, deflate, br' };

/** Both sides are told how many bytes there are: the product does not ask, and the floor has nothing else to go by. */
async function requestFor({ productUrl }: World, path: string): Promise<HotRequest> {
  const answer = await fetch(productUrl + path, { headers });
  await answer.arrayBuffer();
  const bytes = answer.headers.get('content-length');
  if (!answer.ok || !bytes) throw new Error(`${path} was answered with ${answer.status}.`);
  return { method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}bytes=${bytes}`, headers };
}

function sendBytes(app: FastifyInstance, url: string): void {
  const pages = new Map<string, Buffer>();
  app.get<{ Querystring: { bytes: string } }>(url, async ({ query: { bytes } }, reply) => {
    const page = pages.get(bytes) ?? Buffer.alloc(Number(bytes), 'x');
    pages.set(bytes, page);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

async function findLanding({ productUrl }: World): Promise<string> {
  const sitemap = await (await fetch(`${productUrl}/sitemap.xml`)).text();
  const path = /<loc>[^<]*(\/exam\/detail\?[^<]*)<\/loc>/.exec(sitemap)?.[1];
  if (!path) throw new Error('There is no public exam to look at.');
  return path;
}

export const homePage: Scenario = {
  name: 'home-page',
  call: 'GET / (visitor)',
  target: 0.7,
  floorIs: 'minimum',
  prepare: async (world) => {
    const request = await requestFor(world, '/');
    return () => [request];
  },
  floor: (app) => sendBytes(app, '/'),
};

export const landing: Scenario = {
  name: 'landing',
  call: 'GET exam/detail (visitor)',
  target: 0.7,
  floorIs: 'minimum',
  prepare: async (world) => {
    const request = await requestFor(world, await findLanding(world));
    return () => [request];
  },
  floor: (app) => sendBytes(app, '/exam/detail'),
};
