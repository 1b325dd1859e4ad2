import { describe, expect, it } from 'vitest';
import { addToTrace, isDragged, slideByKey } from './slide.ts';
import type { Trace } from './slide.ts';

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

const move = (moves: Trace) => moves.reduce<Trace>((trace, [at, x]) => addToTrace(trace, at, x), []);

describe('what is remembered of a drag', () => {
  it('begins where the piece lay', () => {
    expect(
      move([
        [12.4, 3],
        [30, 9],
      ]),
    ).toEqual([
      [0, 0],
      [12, 3],
      [30, 9],
    ]);
  });

  it('stays short however long somebody looks for the place, and ends where they let go', () => {
    const trace = move(Array.from({ length: 5_000 }, (_, at) => [at, at % 400]));
    expect(trace.length).toBeLessThanOrEqual(100);
    expect(trace[0]).toEqual([0, 0]);
    expect(trace.at(-1)).toEqual([4_999, 199]);
  });

  it('is an answer after four moves in a fifth of a second, and not when it only jumped', () => {
    const slow: Trace = [60, 120, 180, 240].map((at) => [at, at]);
    expect(isDragged(move(slow))).toBe(true);
    expect(isDragged(move(slow.slice(0, 3)))).toBe(false);
    expect(isDragged(move(slow.map(([at, x]) => [at / 2, x])))).toBe(false);
    expect(isDragged([])).toBe(false);
  });
});
