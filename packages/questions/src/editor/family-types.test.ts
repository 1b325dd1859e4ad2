import { expect, it } from 'vitest';
import { familyNameOf } from '../families.ts';
import { questionTypes } from '../question.ts';
import { familyNames, familyTypes } from './family-types.ts';

it('offers every type once, under its family', () => {
  const offered = familyNames.flatMap((family) => familyTypes[family].map((type) => [type, family] as const));
  const all = Object.values(questionTypes).map((type) => [type, familyNameOf(type)] as const);
  expect(offered).toHaveLength(all.length);
  expect(offered).toEqual(expect.arrayContaining(all));
});
