// The files of the built web application: hashed ones for ever, and nothing that was not built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiBase } from '@tiku/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A script or a style sheet is no document: these say nothing of it, and on a slow line they weigh more than a small file. */
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

export async function registerWebFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/*.{br,gz,map}', '.vite/**', 'render/**', 'worker/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, 'assets'));
      if (isHashed && /\.(?:css|js)(?:\.\w+)?$/.test(path)) {
        for (const name of headersOfDocuments) reply.removeHeader(name);
      }
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** A page of the web application, as far as the server can tell: the router in the browser knows the rest. */
export function isPagePath(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  const isOurs = !path.startsWith(apiBase.slice(0, 4)) && !path.startsWith('/files');
  return isOurs && !path.includes('.') && !path.includes('//');
}

export function assertBuilt(directory: string): void {
  if (existsSync(join(directory, 'index.html'))) return;
  throw new Error(`The web application is not built: ${directory} has no index.html. Run \`npm run build\`.`);
}
