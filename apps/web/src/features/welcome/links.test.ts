import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pages } from '../../app/pages.ts';
import { matchesPath } from '../../lib/navigation/page.ts';

const here = new URL('./', import.meta.url);

/** Every path written in a file, but not a `form`, which is offered only where it exists. */
async function linksIn(file: string): Promise<string[]> {
  const source = await readFile(new URL(file, here), 'utf8');
  return [...source.matchAll(/(?<!form=)['"`](\/[\w/-]*)/g)].map((match) => match[1] ?? '');
}

describe('links on the public home pages', () => {
  it('lead to pages that exist', async () => {
    const files = (await readdir(here)).filter((file) => file.endsWith('.tsx'));
    const links = (await Promise.all(files.map(linksIn))).flat();
    expect(links).toContain('/company-home');
    expect(links).toContain('/login');
    const dead = links.filter((link) => !pages.some((page) => matchesPath(page, link)));
    expect(dead).toEqual([]);
  });
});
