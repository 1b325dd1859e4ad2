import { describe, expect, it } from 'vitest';
import { compareFigure, keepFigures, reachesGoal, readKeptFigures } from './kept-figures.ts';
import type { Figure } from './kept-figures.ts';

const wait: Figure = { name: 'wait', value: 100, unit: 'ms', better: 'less', goal: 120, noise: 0.1 };
const rate: Figure = { name: 'rate', value: 100, unit: '/s', better: 'more', goal: 80, noise: 0.1 };
const now = { commit: 'new', date: '2026-11-18', isAccepted: false };

function last(value: number) {
  return { value, unit: 'ms', commit: 'old', date: '2026-11-01' };
}

describe('compareFigure', () => {
  it('calls worse what has moved to the bad side by more than its noise', () => {
    expect([80, 90, 95, 105, 115, 130].map((before) => compareFigure(wait, before))).toEqual([
      'worse',
      'worse',
      'same',
      'same',
      'better',
      'better',
    ]);
    expect([80, 95, 105, 115].map((before) => compareFigure(rate, before))).toEqual([
      'better',
      'same',
      'same',
      'worse',
    ]);
  });

  it('has nothing to say of what was never measured', () => {
    expect(compareFigure(wait, undefined)).toBe('new');
  });

  it('takes a quarter for the noise of a figure that names none', () => {
    const { noise: _, ...plain } = wait;
    expect([79, 81].map((before) => compareFigure(plain, before))).toEqual(['worse', 'same']);
  });
});

describe('reachesGoal', () => {
  it('asks for the goal itself, on the side that is better', () => {
    expect([119, 120, 121].map((value) => reachesGoal({ ...wait, value }))).toEqual([true, true, false]);
    expect([79, 80, 81].map((value) => reachesGoal({ ...rate, value }))).toEqual([false, true, true]);
    expect(reachesGoal({ ...wait, value: 9_999, goal: null })).toBe(true);
  });
});

describe('keepFigures', () => {
  it('keeps the new values with their commit, and those that were not measured as they are', () => {
    expect(keepFigures([wait], { other: last(1), wait: last(101) }, now)).toEqual({
      other: last(1),
      wait: { value: 100, unit: 'ms', commit: 'new', date: '2026-11-18' },
    });
  });

  it('does not get used to what has got worse, unless it is told to', () => {
    expect(keepFigures([wait], { wait: last(50) }, now)).toEqual({ wait: last(50) });
    const accepted = keepFigures([wait], { wait: last(50) }, { ...now, isAccepted: true });
    expect(accepted['wait']?.value).toBe(100);
  });
});

describe('the figures of this checkout', () => {
  it('can be read, each with where it comes from', async () => {
    const figures = Object.values(await readKeptFigures());
    expect(figures.every(({ value, commit, date }) => Number.isFinite(value) && commit !== '' && date !== '')).toBe(
      true,
    );
  });
});
