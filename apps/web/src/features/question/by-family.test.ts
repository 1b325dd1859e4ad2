import { questionTypes } from '@tiku/questions';
import { expect, it } from 'vitest';
import { byFamily } from './by-family.ts';

it('puts every type into one family, in the order learners look for them', () => {
  const all = Object.values(questionTypes).map((type) => ({ type }));
  const families = byFamily(all);
  expect(families.map(({ family }) => family)).toEqual([
    'choice',
    'true-false',
    'blank',
    'matching',
    'correction',
    'open',
  ]);
  expect(families.flatMap(({ rows }) => rows)).toHaveLength(all.length);
});

it('leaves out families that nothing belongs to, and keeps the order within one', () => {
  expect(byFamily([{ type: 7 }, { type: 8 }, { type: 1 }])).toEqual([
    { family: 'choice', rows: [{ type: 8 }, { type: 1 }] },
    { family: 'open', rows: [{ type: 7 }] },
  ]);
});
