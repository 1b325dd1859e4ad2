import { describe, expect, it } from 'vitest';
import { countTotal } from './count-total.ts';
import type { Grade } from './count-total.ts';

const grade = (score: number | null, more: Partial<Grade> = {}): Grade => ({
  state: 'scored',
  score,
  full_score: 10,
  weight: 1,
  is_homework: true,
  ...more,
});
const missing = grade(null, { state: 'missing' });

describe('the total', () => {
  it('is nothing while nothing counts', () => {
    expect(countTotal([], 0)).toMatchObject({ percent: null, counted_count: 0 });
    expect(countTotal([grade(null, { state: 'due' })], 2).percent).toBeNull();
  });

  it('counts each by its weight, whatever it is worth', () => {
    expect(countTotal([grade(10), grade(50, { full_score: 100 })], 0).percent).toBe(75);
    expect(countTotal([grade(10, { weight: 3 }), grade(0)], 0).percent).toBe(75);
    expect(countTotal([grade(10, { weight: 0.5 }), grade(0, { weight: 1.5 })], 0).percent).toBe(25);
  });

  it('leaves out what weighs nothing, and what is worth nothing', () => {
    const grades = [grade(8), grade(0, { weight: 0 }), grade(0, { full_score: 0 })];
    expect(countTotal(grades, 0)).toMatchObject({ percent: 80, counted_count: 1 });
  });

  it('counts what was not handed in when it ended as nothing earned', () => {
    expect(countTotal([grade(10), missing], 0)).toMatchObject({ percent: 50, counted_count: 2 });
  });

  it.each(['due', 'waiting', 'unreleased', 'exempt', 'none'] as const)('does not count what is %s', (state) => {
    expect(countTotal([grade(9), grade(1, { state })], 0)).toMatchObject({ percent: 90, counted_count: 1 });
  });

  it('drops the lowest shares, not the lowest scores', () => {
    const grades = [grade(30, { full_score: 100 }), grade(4), grade(9)];
    const { percent, dropped } = countTotal(grades, 1);
    expect([percent, [...dropped]]).toEqual([65, [0]]);
  });

  it('drops what was missed before what was done badly', () => {
    const { percent, dropped } = countTotal([grade(1), missing, grade(9)], 1);
    expect([percent, [...dropped]]).toEqual([50, [1]]);
  });

  it('drops of two equals the one that weighs more', () => {
    const { percent, dropped } = countTotal([grade(2), grade(2, { weight: 5 }), grade(8)], 1);
    expect([percent, [...dropped]]).toEqual([50, [1]]);
  });

  it('never drops what does not count anyway, what is typed, or the last that counts', () => {
    const typed = grade(0, { is_homework: false });
    expect([...countTotal([grade(0, { state: 'exempt' }), typed, grade(5), grade(6)], 1).dropped]).toEqual([2]);
    expect(countTotal([grade(4), grade(6)], 9)).toMatchObject({ percent: 60, counted_count: 1 });
    expect(countTotal([grade(4)], 3)).toMatchObject({ percent: 40, dropped: new Set() });
    expect(countTotal([typed], 1)).toMatchObject({ percent: 0, dropped: new Set() });
  });

  it('rounds half up to a tenth, also where fractions fall short of the half', () => {
    // 12.5 %, 0.05 % and two thirds.
    expect(countTotal([grade(1, { full_score: 8 })], 0).percent).toBe(12.5);
    expect(countTotal([grade(0.5, { full_score: 1000 })], 0).percent).toBe(0.1);
    expect(countTotal([grade(10), grade(10), grade(0)], 0).percent).toBe(66.7);
    // Eleven times 0.05 is 0.5499… in fractions.
    const many = Array.from({ length: 11 }, () => grade(0.1, { full_score: 20, weight: 0.1 }));
    expect(countTotal(many, 0).percent).toBe(0.5);
    expect(countTotal([grade(64.5, { full_score: 1000 })], 0).percent).toBe(6.5);
  });

  it('is at most everything', () => {
    expect(countTotal([grade(12)], 0).percent).toBe(100);
  });
});
