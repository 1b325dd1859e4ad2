import { describe, expect, it } from 'vitest';
import { slideByDrag, slideByKey } from './slide.ts';

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

describe('dragging', () => {
  it('reaches the end of the picture when the pointer reaches the end of the track', () => {
    expect(slideByDrag(0, 250, 250, 352)).toBe(352);
    expect(slideByDrag(0, 125, 250, 352)).toBe(176);
  });

  it('goes on from where the piece was, and stays inside', () => {
    expect(slideByDrag(100, -50, 352, 352)).toBe(50);
    expect(slideByDrag(100, -500, 352, 352)).toBe(0);
    expect(slideByDrag(100, 500, 352, 352)).toBe(352);
  });

  it('goes nowhere on a track that has no width yet', () => {
    expect(slideByDrag(40, 10, 0, 352)).toBe(40);
  });
});
