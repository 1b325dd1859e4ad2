import { describe, expect, it } from 'vitest';
import { minutesFor, selectionOf, tickedFor, toggle, toggleAll } from './selection.ts';

describe('a selection', () => {
  it('of everything says nothing but the order', () => {
    expect(selectionOf(tickedFor(100), 100)).toEqual({ order: 'sequence' });
  });

  it('holds what was ticked', () => {
    const ticked = { ...tickedFor(100), types: [1, 4], from: 11, to: 40, state: 'new', count: 20 } as const;
    expect(selectionOf({ ...ticked, order: 'random' }, 100)).toEqual({
      types: [1, 4],
      range: [11, 40],
      state: 'new',
      count: 20,
      order: 'random',
    });
  });

  it('takes a whole family, and lets go of it where any of it was ticked', () => {
    expect(toggleAll([4], [1, 2])).toEqual([4, 1, 2]);
    expect(toggleAll([4, 2], [1, 2])).toEqual([4]);
  });

  it('takes a range in either direction', () => {
    expect(selectionOf({ ...tickedFor(100), from: 40, to: 11 }, 100).range).toEqual([11, 40]);
  });

  it('takes a tick back', () => {
    expect(toggle(toggle([], 3), 3)).toEqual([]);
  });
});

describe('minutesFor', () => {
  it('follows the number of questions', () => {
    expect(minutesFor(10, 20, 0)).toBe(10);
    expect(minutesFor(10, 20, 90)).toBe(45);
    expect(minutesFor(1, 500, 60)).toBe(1);
  });
});
