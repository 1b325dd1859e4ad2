import { describe, expect, it } from 'vitest';
import { slideByKey } from './slide.ts';

describe('keys', () => {
  it('move the piece by one pixel, by a stride, and to both ends', () => {
    expect(slideByKey('ArrowRight', 10, 300)).toBe(11);
    expect(slideByKey('ArrowUp', 10, 300)).toBe(11);
    expect(slideByKey('ArrowLeft', 10, 300)).toBe(9);
    expect(slideByKey('ArrowDown', 10, 300)).toBe(9);
    expect(slideByKey('PageUp', 10, 300)).toBe(30);
    expect(slideByKey('PageDown', 30, 300)).toBe(10);
    expect(slideByKey('Home', 10, 300)).toBe(0);
    expect(slideByKey('End', 10, 300)).toBe(300);
  });

  it('never move it out of the picture', () => {
    expect(slideByKey('ArrowLeft', 0, 300)).toBe(0);
    expect(slideByKey('PageUp', 290, 300)).toBe(300);
  });

  it('that do not belong to a slider are left alone', () => {
    expect(slideByKey('Tab', 10, 300)).toBeNull();
    expect(slideByKey('Escape', 10, 300)).toBeNull();
  });
});
