import { describe, expect, it } from 'vitest';
import { addHighlight } from './highlights.ts';

describe('highlights', () => {
  it('that touch become one, others stay', () => {
    const before = [
      { start: 0, end: 4, color: 0 },
      { start: 10, end: 14, color: 0 },
      { start: 30, end: 40, color: 0 },
    ];
    expect(addHighlight(before, { start: 4, end: 12, color: 0 })).toEqual([
      { start: 0, end: 14, color: 0 },
      { start: 30, end: 40, color: 0 },
    ]);
  });

  it('stand in the order of the text', () => {
    const before = [{ start: 20, end: 24, color: 0 }];
    expect(addHighlight(before, { start: 2, end: 6, color: 0 }).map(({ start }) => start)).toEqual([2, 20]);
  });
});
