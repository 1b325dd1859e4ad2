import { attachmentRules } from '@tiku/contract/limits';
import { expect, it } from 'vitest';
import { attachmentTypeOf, problemOf } from './attachment-type.ts';

it('tells pictures, videos and files from each other by their endings', () => {
  expect(['A.PNG', 'b.jpeg', 'c.mov', 'd.xlsx', 'e.zip', 'f.html', 'g'].map(attachmentTypeOf)).toEqual([
    0,
    0,
    1,
    2,
    2,
    null,
    null,
  ]);
});

const file = (name: string, size = 1) => ({ name, size });

it('says why a file cannot go along', () => {
  expect(problemOf(file('a.html'), [])).toBe('type');
  expect(problemOf(file('a.png', attachmentRules[0].bytes + 1), [])).toBe('size');
  expect(problemOf(file('a.png', attachmentRules[0].bytes), [0, 0])).toBeNull();
  expect(problemOf(file('a.png'), [0, 0, 0])).toBe('count');
  expect(problemOf(file('a.zip'), [0, 0, 0, 1, 1])).toBeNull();
});
