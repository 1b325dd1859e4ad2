import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@tiku/contract/limits';
import { describe, expect, it } from 'vitest';
import { layouts } from './app/layouts.ts';
import { publicPages } from './app/public-pages.ts';
import { sourceOf } from './app/source-of.ts';
import { findPage } from './app/trail.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const dist = join(import.meta.dirname, '../dist');
const manifestFile = join(dist, '.vite/manifest.json');

function readManifest(): Manifest {
  if (!existsSync(manifestFile))
    throw new Error('There is no build to measure: run `npm run build -w apps/web` first.');
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

/** A chunk and everything it imports at once. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}; is it older than the source?`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** Bytes of JavaScript, compressed, until a page is on screen for somebody who has never been here. */
function firstLoad(path: string, language: string): number {
  const manifest = readManifest();
  const page = findPage(publicPages, path);
  if (!page) throw new Error(`There is no page ${path}`);
  const texts = ['../../packages/ui/src', 'src/app', ...page.texts.map((namespace) => `src/features/${namespace}`)];
  const needed = [
    'index.html',
    sourceOf(layouts[page.layout]),
    sourceOf(page.load),
    ...texts.map((folder) => `${folder}/texts/${language}.json`),
  ];
  const files = needed.reduce((found, name) => filesOf(manifest, name, found), new Set(['boot.js']));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}

describe('JavaScript of a first visit, compressed', () => {
  it.each([
    ['/login', 165],
    ['/register', 170],
    ['/resetpassword', 170],
    ['/', 150],
    ['/tour-home', 150],
    ['/tour-home/privacy', 150],
    ['/404', 150],
    ['/outbox', 150],
  ])('%s stays within %i KB in every language', (path, budget) => {
    for (const language of languages) {
      expect(firstLoad(path, language) / 1024, `${path} in ${language}`).toBeLessThanOrEqual(budget);
    }
  });
});
