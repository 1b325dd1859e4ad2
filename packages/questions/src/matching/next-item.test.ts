import { describe, expect, it } from 'vitest';
import { findNextItem } from './next-item.ts';

describe('the item after one that got its match', () => {
  it('is the next one without', () => {
    expect(findNextItem(['A', 'B', null, null], 0)).toBe(2);
  });

  it('is one further up after the last', () => {
    expect(findNextItem(['A', null, 'B'], 2)).toBe(1);
  });

  it('is the same where every item has its match', () => {
    expect(findNextItem(['A', 'C', 'B'], 1)).toBe(1);
  });
});
