import { expect, it } from 'vitest';
import { matchesPath } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';
import { memberPages } from './member-pages.ts';
import { publicPages } from './public-pages.ts';

const pages = [...publicPages, ...memberPages];

it('leads to pages that exist, wherever a link is built', () => {
  const dead = Object.values(paths).filter((path) => !pages.some((page) => matchesPath(page, path)));
  expect(dead).toEqual([]);
});
