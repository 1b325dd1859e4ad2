// The files of the built web application: hashed ones for ever, and nothing that was not built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiBase } from '@tiku/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export async function registerWebFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/*.{br,gz,map}', '.vite/**', 'render/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, 'assets'));
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
