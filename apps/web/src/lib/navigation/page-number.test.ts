import { pageSizes } from '@tiku/contract/limits';
import { expect, it } from 'vitest';
import { readPaging } from './page-number.ts';

it('starts at the first page of ten', () => {
  expect(readPaging(undefined, undefined)).toEqual({ page: 1, limit: 10, start: 0 });
});

it('counts the offset from the page and its size', () => {
  expect(readPaging('3', '15')).toEqual({ page: 3, limit: 15, start: 30 });
});

it.each(['0', '-1', '1.5', '1e9', 'x', ''])('shows the first page for %j', (page) => {
  expect(readPaging(page, '10').page).toBe(1);
});

it('allows the sizes of the specification and no others', () => {
  expect(pageSizes.map((size) => readPaging('1', String(size)).limit)).toEqual([...pageSizes]);
  expect(readPaging('1', '11').limit).toBe(10);
});
