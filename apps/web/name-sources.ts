import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string; src?: string }>;

/**
 * The manifest names a chunk by the one source that is imported when it is needed. Where several of them share a chunk, each
 * of their names leads to it: the server and the worker look for pages and words by their sources.
 */
export function nameSources(): Plugin {
  let root = '';
  return {
    name: 'tiku-name-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return;
        const file = join(dir, '.vite/manifest.json');
        const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
        const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const chunk of Object.values(bundle)) {
          const named = chunk.type === 'chunk' && byFile.get(chunk.fileName);
          if (!named) continue;
          for (const id of chunk.moduleIds) {
            if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[relative(root, id)] ??= named;
          }
        }
        await writeFile(file, JSON.stringify(manifest, null, 2));
      },
    },
  };
}
