import { expect, it } from 'vitest';
import { followItems } from './follow-items.ts';

it('finds items by their content wherever they went', () => {
  expect(followItems(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([1, 2, 0]);
});

it('takes an item in the same place with new content for the same item', () => {
  expect(followItems(['a', 'b', 'c'], ['a', 'B!', 'c'])).toEqual([0, 1, 2]);
  expect(followItems(['a', '', 'c'], ['a', 'filled in', 'c'])).toEqual([0, 1, 2]);
});

it('gives up an item that was removed', () => {
  expect(followItems(['a', 'b', 'c'], ['a', 'c'])).toEqual([0, null, 1]);
  expect(followItems(['a', 'b', 'c'], ['a', 'b'])).toEqual([0, 1, null]);
});

it('keeps empty items in their places', () => {
  expect(followItems(['', '', ''], ['', '', ''])).toEqual([0, 1, 2]);
});
