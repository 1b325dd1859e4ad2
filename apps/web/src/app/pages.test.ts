import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operatorPages } from '../features/operator/operator.pages.ts';
import { memberPages } from './member-pages.ts';
import { publicPages } from './public-pages.ts';
import { sourceOf } from './source-of.ts';
import { findPage, trailOf } from './trail.ts';

const pages = [...publicPages, ...memberPages, ...operatorPages];

describe('the page table', () => {
  it('has each path once', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('hangs every page below one that exists where it exists', () => {
    const orphans = pages.filter((page) => {
      const parent = pages.find(({ path }) => path === page.parent);
      return page.parent && !(parent && (parent.variant === undefined || parent.variant === page.variant));
    });
    expect(orphans.map(({ path }) => path)).toEqual([]);
  });

  it('knows the file of every page, which the server names to browsers', () => {
    const root = join(import.meta.dirname, '../..');
    const lost = [...publicPages, ...memberPages].filter(({ load }) => !existsSync(join(root, sourceOf(load))));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('never hangs a page below itself', () => {
    for (const { path } of pages) expect(trailOf(pages, path).at(-1)?.path).toBe(path);
  });

  it('protects the pages of the sidebar by role, and those only', () => {
    const mismatched = pages.filter((page) => (page.roles !== undefined) !== (page.layout === 'sidebar'));
    expect(mismatched.map(({ path }) => path)).toEqual([]);
  });

  it('loads the pages of the sidebar apart from those for everybody', () => {
    expect(publicPages.filter(({ layout }) => layout === 'sidebar')).toEqual([]);
    expect(memberPages.filter(({ layout }) => layout !== 'sidebar')).toEqual([]);
  });

  it('shows in the menu only pages that need nothing in their address', () => {
    for (const page of pages.filter(({ menu }) => menu)) expect(page.path).not.toContain('{');
  });

  it('lets both kinds of account open the home that others are sent to', () => {
    expect(findPage(pages, '/user-home')?.roles).toEqual(['user', 'ee_user']);
  });
});

function pathsTo(path: string): string[] {
  return trailOf(pages, path).map((page) => page.path);
}

describe('the way to a page', () => {
  it('leads through the pages above it', () => {
    expect(pathsTo('/notices/detail')).toEqual(['/user-home', '/notices/index', '/notices/detail']);
  });

  it('knows pages whose path has a variable part', () => {
    expect(pathsTo('/tour-home/privacy')).toEqual(['/', '/tour-home', '/tour-home/{detail}']);
  });

  it('is empty for a path that is no page', () => {
    expect(pathsTo('/tour-home/privacy/more')).toEqual([]);
  });
});
