import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyBoot } from './minify-boot.ts';
import { nameGroup } from './name-group.ts';
import { nameSources } from './name-sources.ts';
import { precompress } from './precompress.ts';

const server = process.env.TIKU_SERVER ?? 'http://localhost:3000';

const assetFileNames = 'assets/[hash:6][extname]';

/** Chunks of what draws pages on the server are called like the sources they begin with: the manifest has the same names. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  if (!facadeModuleId) return 'shared/[name]-[hash].js';
  return `${relative(import.meta.dirname, facadeModuleId).replaceAll(`..${sep}`, '')}.js`;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), minifyBoot(), nameSources(), precompress()],
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/render',
        rolldownOptions: { checks: { bundlerTimings: false }, output: { chunkFileNames: nameChunk, assetFileNames } },
      }
    : {
        manifest: true,
        // The field for formulas is one file, fetched when somebody writes one. What a first visit loads has its own test.
        chunkSizeWarningLimit: 900,
        sourcemap: false,
        // Inlined assets would need `data:` where the Content-Security-Policy allows none.
        assetsInlineLimit: 0,
        // Browsers that cannot preload modules fetch them a moment later; everybody else would load the stand-in for nothing.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // On a slow machine the bundler would greet a newcomer with a warning about its own plugins.
          checks: { bundlerTimings: false },
          // The first load lists every file a later page may need: some hundred names, so they are short.
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 1 },
                { name: nameGroup, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
  server: { proxy: { '/api': server } },
}));
