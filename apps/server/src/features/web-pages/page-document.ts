// The document that carries a page to a browser: what the build made, with what the server knows.
import type { Language } from '@tiku/contract';

/** A chunk of the build: its own file, those it needs at once, and its style sheets. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export interface DrawnPage {
  title: string;
  /** Elements for <head>. */
  head: string;
  body: string;
  /** Files of the source whose chunks the page is made of. */
  sources: string[];
}

interface Place {
  brand: string;
  site: string;
  path: string;
  language: Language;
  /** Those it can be read in, each under an address of its own. */
  languages: readonly Language[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Data in a document: nothing in it may end the element. */
function embed(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003C`);
}

/** The files of some chunks, each once, what others need first. */
function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const seen = new Set<string>();
  function visit(name: string): void {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.scripts.add(chunk.file);
    for (const style of chunk.css ?? []) found.styles.add(style);
  }
  for (const source of sources) visit(source);
  return found;
}

/** After what the document loads already, which need not be named again: later style sheets overrule earlier ones. */
function linksTo(template: string, manifest: Manifest, sources: readonly string[]): string {
  const { scripts, styles } = filesOf(manifest, sources);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `),
    ...[...scripts].filter(isNew).map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `),
  ].join('');
}

const descriptionPattern = /<meta name="description" content="([^"]*)"\/?>/;
const picturePattern = /<meta property="og:image" content="([^"]*)"\/?>/;

/** For search engines, and for whoever pastes the address into a chat. */
function describePlace({ brand, site, path, language, languages }: Place, drawn: DrawnPage): string {
  const at = (query: string) => escapeHtml(`${site}${path}${query ? `${path.includes('?') ? '&' : '?'}${query}` : ''}`);
  const title = escapeHtml(drawn.title);
  const description = descriptionPattern.exec(drawn.head)?.[1];
  const picture = picturePattern.exec(drawn.head)?.[1] ?? '/pictures/preview.png';
  return [
    `<title>${title === escapeHtml(brand) ? title : `${title} · ${escapeHtml(brand)}`}</title>`,
    drawn.head.replace(picturePattern, ''),
    `<link rel="canonical" href="${at('')}">`,
    ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${at(`lang=${other}`)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at('')}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(brand)}">`,
    `<meta property="og:title" content="${title}">`,
    ...(description === undefined ? [] : [`<meta property="og:description" content="${description}">`]),
    `<meta property="og:url" content="${at('')}">`,
    `<meta property="og:locale" content="${language.replace('-', '_')}">`,
    `<meta property="og:image" content="${escapeHtml(site)}${picture}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

const slots = { title: /<title>.*<\/title>/, root: '<div id="root"></div>', noscript: /\s*<noscript>.*<\/noscript>/ };

function fill(template: string, language: Language, config: object, head: string): string {
  const data = `<script type="application/json" id="config">${embed(config)}</script>`;
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(slots.title, () => head)
    .replace(slots.root, () => `${slots.root}\n    ${data}`);
}

/** A page that the browser draws. */
export function buildShell(template: string, language: Language, config: { brand: string }): string {
  return fill(template, language, config, `<title>${escapeHtml(config.brand)}</title>`);
}

/** A page that can be read as it arrives. */
export function buildDocument(
  { template, manifest }: { template: string; manifest: Manifest },
  place: Place,
  config: object,
  drawn: DrawnPage,
): string {
  return fill(template, place.language, config, describePlace(place, drawn))
    .replace(slots.noscript, '')
    .replace('</head>', () => `${linksTo(template, manifest, drawn.sources)}</head>`)
    .replace(slots.root, () => `<div id="root" data-drawn>${drawn.body}</div>`);
}
