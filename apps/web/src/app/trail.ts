import { matchesPath } from '../lib/navigation/page.ts';
import type { Page } from '../lib/navigation/page.ts';

export function findPage(pages: readonly Page[], path: string): Page | null {
  return pages.find((page) => page.path === path) ?? pages.find((page) => matchesPath(page, path)) ?? null;
}

/** The page at a path and those above it, from the top. */
export function trailOf(pages: readonly Page[], path: string): Page[] {
  const page = findPage(pages, path);
  if (!page) return [];
  return page.parent ? [...trailOf(pages, page.parent), page] : [page];
}
