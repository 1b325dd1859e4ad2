// For search engines: where to look, and what for.
import { languages } from '@tiku/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services/services.ts';
import { siteUrl } from '../../platform/http/site-url.ts';
import { selectListed } from '../exam/exam.ts';
import { escapeHtml } from './page-document.ts';
import type { WebPages } from './web-pages.ts';

const maxExams = 5_000;
const seconds = 3600;

function entryOf(site: string, address: string, offered: readonly string[]): string {
  const at = `${site}${address}`;
  const mark = address.includes('?') ? '&' : '?';
  const others = offered.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${at}${mark}lang=${language}`)}"/>`,
  );
  return `<url><loc>${escapeHtml(at)}</loc>${others.join('')}</url>`;
}

export function registerSitemap(app: FastifyInstance, services: Services, pages: WebPages): void {
  const { config, background } = services;
  const offered = config.forcedLanguage ? [] : languages;

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /shell',
      `Sitemap: ${siteUrl({ config, reply })}/sitemap.xml`,
      '',
    ];
    return reply.header('cache-control', `public, max-age=${seconds}`).type('text/plain').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const site = siteUrl({ config, reply });
    const exams = await selectListed(background.db, maxExams);
    const addresses = [...(await pages.list()), ...exams.map((id) => `/exam/detail?public_id=${id}`)];
    const entries = addresses.map((address) => entryOf(site, address, offered));
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
    return reply.header('cache-control', `public, max-age=${seconds}`).type('application/xml').send(xml);
  });
}
