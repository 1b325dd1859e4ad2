// What a browser needs to go on without a connection, and to install the site as an app.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tiku/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services/services.ts';
import { compression } from '../../platform/http/routes.ts';
import { shellPath } from './draw-pages.ts';
import { languageOf } from './page-language.ts';
import type { WebPages } from './web-pages.ts';

/** The paper of the light theme, as in tokens.css: what is seen until the first page is drawn. */
const paper = '#faf8f4';

const icons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A browser asks for it again at every visit, and compares it byte by byte with the one it runs. */
function sendScript(reply: FastifyReply, script: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' }).send(script);
}

export function registerOffline(app: FastifyInstance, services: Services, directory: string, pages: WebPages): void {
  const { config } = services;
  const code = readFileSync(join(directory, 'worker/worker.js'), 'utf8');
  const scripts = new Map<Language, string>();

  function languageFor({ url, headers }: FastifyRequest): Language {
    return languageOf(config, headers, new URL(url, 'http://localhost').searchParams.get('lang'));
  }

  /** Another build or another configuration is another version. */
  async function writeScript(language: Language): Promise<string> {
    const { shell, files } = await pages.describeOffline(language);
    const version = hash('sha256', [code, shell, ...files].join('\n'), 'base64url').slice(0, 16);
    const build = { version, shell: `${shellPath}?lang=${language}`, files: files.map((file) => `/${file}`) };
    return `self.build=${JSON.stringify(build)};\n${code}`;
  }

  app.get('/sw.js', { compress: compression }, async (request, reply) => {
    if (!config.offline) return sendScript(reply, `self.build=null;\n${code}`);
    const language = languageFor(request);
    const script = scripts.get(language) ?? (await writeScript(language));
    scripts.set(language, script);
    return sendScript(reply, script);
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = {
      id: '/',
      name: config.brand,
      short_name: config.brand,
      lang: languageFor(request),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: paper,
      theme_color: paper,
      icons,
    };
    void reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/manifest+json; charset=utf-8' });
    return reply.send(JSON.stringify(manifest));
  });
}
