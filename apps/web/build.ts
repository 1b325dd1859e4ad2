// Builds the web application unless what is there was built from exactly these files.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../..');
const inputs = [
  'src',
  'public',
  'worker',
  'early',
  'index.html',
  'vite.config.ts',
  'minify-boot.ts',
  'precompress.ts',
  'name-group.ts',
  'name-sources.ts',
  'build.ts',
].map((path) => join(here, path));
const others = ['packages/contract/src', 'packages/questions/src', 'packages/ui/src', 'package-lock.json'].map((path) =>
  join(root, path),
);
const stampFile = join(here, 'dist/.stamp');

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function hashInputs(): Promise<string> {
  const files = (await Promise.all([...inputs, ...others].map(listFiles)))
    .flat()
    .filter((file) => !file.includes('.test.'));
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

const stamp = await hashInputs();
const built = await readFile(stampFile, 'utf8').catch(() => null);
if (built !== stamp) {
  // Loaded only now: starting what is already built should not wait for the bundler.
  const { build } = await import('vite');
  await build({ root: here, logLevel: 'warn' });
  await build({ root: here, logLevel: 'warn', build: { ssr: 'src/app/render-page.tsx' } });
  for (const [folder, name] of [
    ['worker', 'worker'],
    ['early', 'attempt'],
  ] as const) {
    await build({
      root: here,
      logLevel: 'warn',
      configFile: false,
      publicDir: false,
      build: {
        outDir: `dist/${folder}`,
        rolldownOptions: {
          input: join(here, folder, `${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
  await writeFile(stampFile, stamp);
}
