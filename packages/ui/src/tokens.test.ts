import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it('has every variable that a style asks for: one that is not there is no colour and no room', async () => {
  const known = new Set<string>();
  const wanted = new Map<string, string>();
  for await (const file of glob('{packages/*,apps/web}/{src,early}/**/*.{css,ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    // Set by a style, or by a component in an object of styles.
    for (const [, name = ''] of text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)) known.add(name);
    for (const [, name = ''] of text.matchAll(/['"](--[\w-]+)['"]/g)) known.add(name);
    // Those with something to fall back on may be missing.
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)\)/g)) wanted.set(name, file);
  }
  expect(wanted.size).toBeGreaterThan(20);
  expect([...wanted].filter(([name]) => !known.has(name))).toEqual([]);
});
