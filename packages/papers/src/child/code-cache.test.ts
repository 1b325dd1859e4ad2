import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillCache, readingCache } from './code-cache.ts';
import { readSheetsSafely } from './read-safely.ts';
import { confine } from './ready-child.ts';
import { CHILD_LIMITS } from './run-in-child.ts';

let folder = '';

beforeEach(() => {
  // Where a child may read.
  folder = mkdtempSync(new URL('../../../../node_modules/.code-cache-', import.meta.url).pathname);
  vi.stubEnv('NODE_COMPILE_CACHE', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function listFiles(): { name: string; written: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, written: statSync(join(parentPath, name)).mtimeMs }));
}

it('is filled by a child without a file, and left as it is by one that reads a file', async () => {
  await fillCache(CHILD_LIMITS.memoryMb);
  const filled = listFiles();
  expect(filled.length).toBeGreaterThan(50);

  await readSheetsSafely(new TextEncoder().encode('question,answer\n1 + 1 = ?,2\n'), 'sums.csv');
  expect(listFiles()).toEqual(filled);
});

it('is where a child that reads a file looks for its code', async () => {
  await fillCache(CHILD_LIMITS.memoryMb);
  const print = ['-p', "require('node:module').getCompileCacheDir()"];
  const found = execFileSync(process.execPath, [...confine(CHILD_LIMITS.memoryMb), ...print], { env: readingCache() });
  expect(readdirSync(String(found).trim()).length).toBeGreaterThan(50);
});
