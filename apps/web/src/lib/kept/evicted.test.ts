import { expect, it } from 'vitest';
import { answersGroup } from './groups.ts';
import { evictedKeys, longest } from './evicted.ts';

const now = longest * 10;

it('keeps the newest sixty answers', () => {
  const ages = Array.from({ length: 62 }, (_, index) => ({ at: now - index, group: answersGroup, key: index }));
  expect(evictedKeys(ages, now)).toEqual([60, 61]);
});

it('keeps the three attempts that were used last, each with all of its records', () => {
  const groups = ['attempt 4', 'attempt 3', 'attempt 4', 'attempt 2', 'attempt 1', 'attempt 3', 'attempt 1'];
  const ages = groups.map((group, index) => ({ at: now - index, group, key: index }));
  expect(evictedKeys(ages, now)).toEqual([4, 6]);
});

it('keeps nothing for longer than two weeks', () => {
  const ages = [
    { at: now - longest, group: answersGroup, key: 'young' },
    { at: now - longest - 1, group: 'attempt 1', key: 'old' },
  ];
  expect(evictedKeys(ages, now)).toEqual(['old']);
});
