import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';
import { findPage, trailOf } from './trail.ts';

describe('the page table', () => {
  it('has each path once', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('hangs every page below one that exists where it exists', () => {
    for (const page of pages.filter(({ parent }) => parent)) {
      const parent = pages.find(({ path }) => path === page.parent);
      expect(parent, `the parent of ${page.path}`).toBeDefined();
      expect([undefined, page.variant], `the variant of ${page.parent}`).toContain(parent!.variant);
    }
  });

  it('never hangs a page below itself', () => {
    for (const { path } of pages) expect(trailOf(pages, path).at(-1)?.path).toBe(path);
  });

  it('protects the pages of the sidebar by role, and those only', () => {
    for (const page of pages) expect(page.roles !== undefined, page.path).toBe(page.layout === 'sidebar');
  });

  it('shows in the menu only pages that need nothing in their address', () => {
    for (const page of pages.filter(({ menu }) => menu)) expect(page.path).not.toContain('{');
  });

  it('lets both kinds of account open the home that others are sent to', () => {
    expect(findPage(pages, '/user-home')?.roles).toEqual(['user', 'ee_user']);
  });
});

describe('the way to a page', () => {
  const paths = (path: string) => trailOf(pages, path).map((page) => page.path);

  it('leads through the pages above it', () => {
    expect(paths('/notices/detail')).toEqual(['/user-home', '/notices/index', '/notices/detail']);
  });

  it('knows pages whose path has a variable part', () => {
    expect(paths('/tour-home/privacy')).toEqual(['/', '/tour-home', '/tour-home/{detail}']);
  });

  it('is empty for a path that is no page', () => {
    expect(paths('/tour-home/privacy/more')).toEqual([]);
  });
});
