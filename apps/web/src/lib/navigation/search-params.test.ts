import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it('keeps a way back readable in the address', () => {
  expect(stringifySearch({ redirect: '/exam/detail' })).toBe('?redirect=/exam/detail');
});

it('gives back what was put in, as text', () => {
  const search = { redirect: '/exam/detail?id=3&x=#top', q: '50% 题库 +1', id: '007', flag: 'true' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('leaves out what is undefined', () => {
  expect(stringifySearch({ page: undefined })).toBe('');
});
