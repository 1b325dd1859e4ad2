import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/** boot.js stands in every document, and its comments would be sent each time. The build copies public files as they are. */
export function minifyBoot(): Plugin {
  return {
    name: 'tiku-minify-boot',
    apply: 'build',
    async generateBundle() {
      const { code } = await minify('boot.js', await readFile(join(import.meta.dirname, 'public/boot.js'), 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
    },
  };
}
