import { describe, expect, it } from 'vitest';
import { judge, median, percentile, summarise } from './figures.ts';
import type { Round } from './figures.ts';

function roundAt(perSecond: number): Round {
  return { perSecond, p50: 1000 / perSecond, p99: 3000 / perSecond, cpu: 100 / perSecond };
}

describe('median', () => {
  it('is the middle one of an odd number, in whatever order they come', () => {
    expect(median([9, 1, 100, 3, 4])).toBe(4);
  });

  it('lies between the middle two of an even number', () => {
    expect(median([10, 2, 4, 100])).toBe(7);
  });

  it('refuses to make a figure out of nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is the value that so many are no larger than', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
  });

  it('compares by size, not by spelling', () => {
    expect(percentile([9, 10, 100], 0.99)).toBe(100);
  });

  it('refuses to make a figure out of nothing', () => {
    expect(() => percentile([], 0.99)).toThrow(RangeError);
  });
});

describe('summarise', () => {
  it('keeps the fraction while a busy machine slows both sides of some rounds down', () => {
    const speeds = [1, 0.2, 1, 0.1, 0.3];
    const { fraction } = summarise(
      speeds.map((speed) => ({ product: roundAt(700 * speed), floor: roundAt(1000 * speed) })),
    );
    expect(fraction).toBeCloseTo(0.7);
  });

  it('is not moved by one round in which only one side was disturbed', () => {
    const calm = { product: roundAt(700), floor: roundAt(1000) };
    const { fraction, spread, product } = summarise([calm, { product: roundAt(10), floor: roundAt(1000) }, calm]);
    expect(fraction).toBeCloseTo(0.7);
    expect(spread).toEqual([0.01, 0.7]);
    expect(product).toEqual(roundAt(700));
  });
});

describe('judge', () => {
  it('asks for the target itself, not more', () => {
    expect(judge(0.6, 0.6)).toBe('reached');
    expect(judge(0.599, 0.6)).toBe('missed');
  });

  it('judges nothing without a target', () => {
    expect(judge(0.01, null)).toBe('informative');
  });
});
