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
  /** What it was drawn with, so that the browser need not ask for it. */
  answers: object[];
}

/** What the build has made: the page that carries the application, what is run first, and the names of its files. */
export interface Build {
  template: string;
  boot: string;
  manifest: Manifest;
  readStyle(file: string): string;
}

export interface PageDocument {
  html: string;
  /** What stands in it, where anything does. */
  script: string;
  style?: string;
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

/** All that some chunks need to be drawn. A name that the build does not know would be missing without a connection only. */
export function listFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const unknown = sources.filter((source) => !manifest[source]);
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`);
  const { scripts, styles } = filesOf(manifest, sources);
  return [...scripts, ...styles];
}

/**
 * What the first file imports is asked for with what a page needs. Where a service worker answers, Chromium fetches what a
 * document names twice, and warns of it.
 */
export function withoutPreloads(template: string): string {
  return template.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

const styleLinks = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** What the build asks a browser to fetch before anything else. */
const fileElements = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="stylesheet"[^>]*>)/g;
const scriptElements = /<script type="module"[^>]*><\/script>/g;

const descriptionPattern = /<meta name="description" content="([^"]*)"\/?>/;
const picturePattern = /<meta property="og:image" content="([^"]*)"\/?>/;

/** For search engines, and for chats that an address is pasted into. */
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

const slots = {
  title: /<title>.*<\/title>/,
  root: '<div id="root"></div>',
  noscript: /\s*<noscript>.*<\/noscript>/,
  boot: '<script src="/boot.js"></script>',
};

/** The chunks of some sources that the build does not ask for anyway. A browser warns of style sheets that it does not need. */
function preload({ template, manifest }: Build, sources: readonly string[]): string {
  const files = [...filesOf(manifest, sources).scripts].filter((file) => !template.includes(`"/${file}"`));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

function fill({ template, boot }: Build, language: Language, config: object, head: string, forMembers: string): string {
  const data = `<script type="application/json" id="config">${embed(config)}</script>`;
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(slots.title, () => `${head}\n    <link rel="manifest" href="/manifest.webmanifest?lang=${language}" />`)
    .replace(slots.boot, () => `<template id="member-files">${forMembers}</template>\n    <script>${boot}</script>`)
    .replace(slots.root, () => `${slots.root}\n    ${data}`);
}

/**
 * A page that the browser draws. `sources` are what it is made of for somebody who is signed in; `early` is run before anything
 * else.
 */
export function buildShell(
  build: Build,
  language: Language,
  config: { brand: string },
  sources: readonly string[],
  early = '',
): PageDocument {
  const title = `<title>${escapeHtml(config.brand)}</title>`;
  const boot = early + build.boot;
  return { html: fill({ ...build, boot }, language, config, title, preload(build, sources)), script: boot };
}

/**
 * A page that can be read as it arrives: what it looks like stands in it, and boot.js asks for the files once it is seen, so
 * that they do not share a slow line with it.
 */
export function buildDocument(
  build: Build,
  place: Place,
  config: object,
  drawn: DrawnPage,
  sources: readonly string[],
): PageDocument {
  const { template, manifest } = build;
  const { styles } = filesOf(manifest, drawn.sources);
  const ofTemplate = [...template.matchAll(styleLinks)].map(([, file = '']) => file);
  const sheets = new Set([...ofTemplate, ...styles]);
  const style = [...sheets].map(build.readStyle).join('');
  const answers = `<script type="application/json" id="answers">${embed(drawn.answers)}</script>`;
  const files = [
    ...[...template.matchAll(scriptElements)].map(([element]) => element),
    // Scripts that ask for these later find them: what is in them stands in the document already.
    ...[...sheets].map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    preload(build, drawn.sources),
  ];
  const bare = { ...build, template: template.replaceAll(fileElements, '') };
  const html = fill(bare, place.language, config, describePlace(place, drawn), preload(build, sources))
    .replace(slots.noscript, '')
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace(slots.root, () => `<div id="root" data-drawn>${drawn.body}</div>\n    ${answers}`)
    .replace('</body>', () => `  <template id="files">${files.join('')}</template>\n  </body>`);
  return { html, script: build.boot, style };
}
