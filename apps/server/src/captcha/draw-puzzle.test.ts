import { describe, expect, it } from 'vitest';
import { findGap, readPixels } from '../testing/find-gap.ts';
import { drawPuzzle, gapRange, slideTolerance } from './draw-puzzle.ts';

const [firstLeft, lastLeft] = gapRange.left;
const [firstTop, lastTop] = gapRange.top;

describe('drawPuzzle', () => {
  it.each([
    [firstLeft, firstTop],
    [firstLeft, lastTop],
    [173, 61],
    [lastLeft, firstTop],
    [lastLeft, lastTop],
  ])('cuts the gap at %i, %i, where the piece fits', async (left, top) => {
    const puzzle = await drawPuzzle({ left, top });
    expect(puzzle).toMatchObject({ width: 400, height: 160, piece_width: 44, piece_top: top });
    expect(await findGap(puzzle)).toBe(left);
  });

  it('darkens the gap, so that people see it', async () => {
    const { background, piece } = await drawPuzzle({ left: 200, top: 50 });
    const [ground, shape] = [await readPixels(background), await readPixels(piece)];
    const middle = { x: 18, y: 26 };
    const sum = ({ data, width }: typeof ground, x: number, y: number) => {
      let total = 0;
      for (let dy = -4; dy <= 4; dy++)
        for (let dx = -4; dx <= 4; dx++) total += data.readUIntBE(((y + dy) * width + x + dx) * 4, 1);
      return total;
    };
    const ratio = sum(ground, 200 + middle.x, 50 + middle.y) / sum(shape, middle.x, middle.y);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(0.6);
  });

  it('leaves everything around the piece transparent', async () => {
    const { piece } = await drawPuzzle({ left: 100, top: 50 });
    const { data, width, height } = await readPixels(piece);
    expect([width, height]).toEqual([44, 44]);
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect([alpha(0, 0), alpha(43, 0), alpha(43, 43), alpha(40, 5)]).toEqual([0, 0, 0, 0]);
    expect(alpha(18, 26)).toBe(255);
  });

  it('never shows the same picture twice', async () => {
    const drawn = await Promise.all(Array.from({ length: 5 }, () => drawPuzzle({ left: 100, top: 50 })));
    expect(new Set(drawn.map(({ background }) => background)).size).toBe(5);
  });

  it('gives three blind guesses a chance below 10 %', () => {
    const places = lastLeft - firstLeft + 1;
    const chance = (3 * (2 * slideTolerance + 1)) / places;
    expect(chance).toBeLessThan(0.1);
  });
});
