import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from '../letters.ts';
import { changeList, letterAfter, placeAfter } from './list-change.ts';
import type { ListChange } from './list-change.ts';

const listAndChange = fc
  .integer({ min: 1, max: 19 })
  .chain((length) => {
    const place = fc.nat({ max: length - 1 });
    const change: fc.Arbitrary<ListChange> = fc.oneof(
      fc.constant({ kind: 'add' as const }),
      place.map((index) => ({ kind: 'remove' as const, index })),
      fc.tuple(place, place).map(([from, to]) => ({ kind: 'move' as const, from, to })),
    );
    return fc.tuple(fc.constant(length), change);
  })
  .map(([length, change]) => ({ list: Array.from({ length }, (_, index) => `item ${index}`), change }));

describe('a change of a list', () => {
  it('tells of every item where it went', () => {
    fc.assert(
      fc.property(listAndChange, ({ list, change }) => {
        const after = changeList(list, change, 'fresh');
        const places = list.map((item) => (after.includes(item) ? after.indexOf(item) : null));
        expect(list.map((_, place) => placeAfter(place, change))).toEqual(places);
      }),
    );
  });

  it('keeps a letter on its item', () => {
    fc.assert(
      fc.property(listAndChange, ({ list, change }) => {
        const after = changeList(list, change, 'fresh');
        const found = list.map((item) => (after.includes(item) ? letters.charAt(after.indexOf(item)) : null));
        expect(list.map((_, place) => letterAfter(letters.charAt(place), change))).toEqual(found);
      }),
    );
  });

  it('moves an item to the place that was named, in both directions', () => {
    const list = ['a', 'b', 'c', 'd'];
    expect(changeList(list, { kind: 'move', from: 0, to: 2 }, '')).toEqual(['b', 'c', 'a', 'd']);
    expect(changeList(list, { kind: 'move', from: 3, to: 1 }, '')).toEqual(['a', 'd', 'b', 'c']);
  });
});
