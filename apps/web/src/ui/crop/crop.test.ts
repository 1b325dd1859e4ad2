import { describe, expect, it } from 'vitest';
import { cropByKey, drawnSize, fitCrop, largestZoom, moveCrop, sourceSquare, wholeCrop, zoomCrop } from './crop.ts';

const wide = { width: 800, height: 400 };
const tall = { width: 300, height: 900 };

describe('a crop', () => {
  it('starts with the largest square in the middle', () => {
    expect(sourceSquare(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 400 });
    expect(sourceSquare(tall, wholeCrop)).toEqual({ left: 0, top: 300, side: 300 });
    expect(drawnSize(wide, 1)).toEqual({ width: 2, height: 1 });
  });

  it('goes to the edges of the picture and no further', () => {
    expect(sourceSquare(wide, moveCrop(wide, wholeCrop, 9, 9))).toEqual({ left: 0, top: 0, side: 400 });
    expect(sourceSquare(wide, moveCrop(wide, wholeCrop, -9, -9))).toEqual({ left: 400, top: 0, side: 400 });
    expect(sourceSquare(tall, moveCrop(tall, wholeCrop, 0, -9))).toEqual({ left: 0, top: 600, side: 300 });
  });

  it('zooms around what is in the middle', () => {
    const moved = moveCrop(wide, wholeCrop, 0.25, 0);
    const { left, top, side } = sourceSquare(wide, zoomCrop(wide, moved, 2));
    const before = sourceSquare(wide, moved);
    expect(side).toBe(200);
    expect(left + side / 2).toBeCloseTo(before.left + before.side / 2);
    expect(top + side / 2).toBeCloseTo(200);
  });

  it('never shows an empty corner after zooming out', () => {
    const corner = moveCrop(wide, zoomCrop(wide, wholeCrop, 3), 9, 9);
    expect(sourceSquare(wide, zoomCrop(wide, corner, 1)).top).toBeCloseTo(0);
  });

  it('keeps the zoom within its bounds', () => {
    expect(fitCrop(wide, { zoom: 0.1, x: 0, y: 0 }).zoom).toBe(1);
    expect(fitCrop(wide, { zoom: 99, x: 0, y: 0 }).zoom).toBe(largestZoom);
  });

  it('follows the arrow keys, plus and minus, and no other key', () => {
    expect(cropByKey('ArrowRight', wide, wholeCrop)?.x).toBeGreaterThan(0);
    expect(cropByKey('ArrowLeft', wide, wholeCrop)?.x).toBeLessThan(0);
    expect(cropByKey('ArrowDown', tall, wholeCrop)?.y).toBeGreaterThan(0);
    expect(cropByKey('+', wide, wholeCrop)?.zoom).toBeGreaterThan(1);
    expect(cropByKey('-', wide, wholeCrop)?.zoom).toBe(1);
    expect(cropByKey('Tab', wide, wholeCrop)).toBeNull();
  });
});
