import { describe, expect, it } from 'vitest';
import { roundScore, sumScores } from './score.ts';

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
});
