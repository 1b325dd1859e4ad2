import { describe, expect, it } from 'vitest';
import { isSameScore, isScore, roundScore, shareOut, sumScores } from './score.ts';

describe('scores', () => {
  it.each([
    [0, 0],
    [0.04, 0],
    [0.05, 0.1],
    [1.005, 1],
    [1.15, 1.2],
    [1.25, 1.3],
    [4.35, 4.4],
    [9999.95, 10_000],
    [2.5, 2.5],
  ])('%d is rounded half-up to %d', (score, rounded) => {
    expect(roundScore(score)).toBe(rounded);
  });

  it('add up without drifting', () => {
    expect(sumScores([0.1, 0.2])).toBe(0.3);
    expect(sumScores(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
    expect(sumScores([])).toBe(0);
  });

  it.each([
    [0.1 + 0.2, true],
    [2.5, true],
    [0.25, false],
    [1.001, false],
  ])('%d has one decimal at most: %s', (score, expected) => {
    expect(isScore(score)).toBe(expected);
  });

  it.each([
    [0.1 + 0.2, 0.3, true],
    [0.3, 0.4, false],
    [null, null, true],
    [null, 0, false],
    [0, null, false],
  ])('%d is the same as %d: %s', (score, other, expected) => {
    expect(isSameScore(score, other)).toBe(expected);
  });

  it.each([
    [5, 3, [1.7, 1.7, 1.6]],
    [1, 4, [0.3, 0.3, 0.2, 0.2]],
    [6, 3, [2, 2, 2]],
    [0.1, 2, [0.1, 0]],
  ])('%d over %d items adds up', (total, items, shares) => {
    expect(shareOut(total, items)).toEqual(shares);
    expect(sumScores(shareOut(total, items))).toBe(total);
  });
});
