import { expect, it } from 'vitest';
import { familyNameOf, familyNames, findSibling, questionTypes, traitsOf, typesOf } from './types.ts';

const all = Object.values(questionTypes);

it('gives every type a number of its own that fits the column of the database', () => {
  expect(new Set(all).size).toBe(all.length);
  for (const type of all) expect(Number.isInteger(type) && type >= 0 && type < 32_768).toBe(true);
});

it('offers every type once, under its family', () => {
  const offered = familyNames.flatMap((family) => typesOf(family).map((type) => [type, family] as const));
  expect(offered).toHaveLength(all.length);
  expect(offered).toEqual(expect.arrayContaining(all.map((type) => [type, familyNameOf(type)] as const)));
});

it('tells the types of a family apart by their traits', () => {
  const traits = all.map((type) => JSON.stringify({ ...traitsOf(type), type: null }));
  expect(new Set(traits).size).toBe(all.length);
});

it('finds the type beside another, and none where there is none', () => {
  expect(findSibling(questionTypes.singleChoice, { right: 'several' })).toBe(questionTypes.multipleChoice);
  expect(findSibling(questionTypes.blank, { isUnordered: true, isCaseSensitive: true })).toBe(11);
  expect(findSibling(questionTypes.matching, { keepsOrder: true })).toBe(questionTypes.matching);
});
