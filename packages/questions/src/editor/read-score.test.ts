import { describe, expect, it } from 'vitest';
import { readScore } from './read-score.ts';

describe('a typed score', () => {
  it.each([
    ['2', 2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['２．５', 2.5],
    ['２，５', 2.5],
    ['１０', 10],
    [' 3 ', 3],
    ['.5', 0.5],
    ['4.', 4],
    ['0.25', 0.3],
    ['1.04', 1],
  ])('%s is read as %d', (typed, score) => {
    expect(readScore(typed, 0, 100)).toBe(score);
  });

  it.each(['', 'two', '-', '1e3', '1.2.3', '二', '.'])('%j is no number', (typed) => {
    expect(readScore(typed, 0, 100)).toBeNull();
  });

  it('stays within its limits', () => {
    expect(readScore('150', 0, 100)).toBe(100);
    expect(readScore('-1', 0, 100)).toBe(0);
    expect(readScore('－１', 0, 100)).toBe(0);
    expect(readScore('0', 0.1, 100)).toBe(0.1);
    expect(readScore('9'.repeat(400), 0, 100)).toBe(100);
  });
});
