import { expect, it } from 'vitest';
import { tabForKey } from './tab-keys.ts';

it('goes from tab to tab, around both ends', () => {
  expect(tabForKey('ArrowRight', 0, 3)).toBe(1);
  expect(tabForKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabForKey('ArrowLeft', 0, 3)).toBe(2);
  expect(tabForKey('Home', 2, 3)).toBe(0);
  expect(tabForKey('End', 0, 3)).toBe(2);
});

it('leaves other keys to the page', () => {
  expect(tabForKey('Tab', 0, 3)).toBeNull();
  expect(tabForKey('a', 0, 3)).toBeNull();
});
