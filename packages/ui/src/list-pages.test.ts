import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [7, 12, [1, null, 6, 7, 8, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %i of %i lists %j', (page, last, pages) => {
  expect(listPages(page, last)).toEqual(pages);
});
