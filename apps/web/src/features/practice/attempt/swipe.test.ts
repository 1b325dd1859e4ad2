import { describe, expect, it } from 'vitest';
import { readSwipe } from './swipe.ts';

const start = { x: 300, y: 400, at: 0 };

describe('a swipe', () => {
  it('to the left leads on, to the right back', () => {
    expect(readSwipe(start, { x: 180, y: 420, at: 200 })).toBe('next');
    expect(readSwipe(start, { x: 400, y: 390, at: 200 })).toBe('previous');
  });

  it('is no scrolling, no tap and no slow drag', () => {
    expect(readSwipe(start, { x: 200, y: 330, at: 200 })).toBeNull();
    expect(readSwipe(start, { x: 280, y: 400, at: 100 })).toBeNull();
    expect(readSwipe(start, { x: 100, y: 400, at: 2_000 })).toBeNull();
  });
});
