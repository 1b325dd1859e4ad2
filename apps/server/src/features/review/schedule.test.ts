import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../statistics/statistics.ts';
import { rate, withPace } from './rating.ts';
import type { Pace } from './rating.ts';
import { createSchedule } from './schedule.ts';
import type { Remembered } from './schedule.ts';
import { spread } from './spread.ts';

/** The parameters that the published intervals belong to. */
const weights = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904, 0.3025,
  2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5,
];

describe('the schedule', () => {
  it.each([
    {
      ratings: [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3],
      intervals: [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
    },
    { ratings: [1, 2, 3, 4, 1, 2, 3, 4], intervals: [1, 2, 6, 41, 4, 7, 21, 133] },
    { ratings: [2, 3, 4, 1, 2, 3, 4, 1], intervals: [2, 7, 54, 5, 8, 26, 171, 8] },
    { ratings: [3, 4, 1, 2, 3, 4, 1, 2], intervals: [3, 33, 4, 7, 26, 193, 9, 14] },
    { ratings: [4, 1, 2, 3, 4, 1, 2, 3], intervals: [15, 3, 6, 27, 240, 10, 17, 60] },
  ] as const)('has the intervals of the reference for $ratings', ({ ratings, intervals }) => {
    const schedule = createSchedule(weights);
    let remembered: Remembered | null = null;
    let elapsed = 0;
    const found: number[] = [];
    for (const rating of ratings) {
      const next = schedule.next(remembered, elapsed, rating);
      remembered = next;
      elapsed = next.interval;
      found.push(next.interval);
    }
    expect(found).toEqual(intervals);
  });

  it('asks again when nine of ten would still know it', () => {
    const schedule = createSchedule(null);
    const { stability, interval } = schedule.next({ stability: 60, difficulty: 5 }, 60, 3);
    expect(schedule.recall(stability, interval)).toBeCloseTo(0.9, 2);
    expect(schedule.recall(stability, 0)).toBe(1);
  });
});

/** Of somebody who has answered enough. */
function usual(seconds: number): Pace {
  let pace: Pace = {};
  for (let count = 0; count < 20; count += 1) pace = withPace(pace, { type: 1, isRight: true, seconds });
  return pace;
}

describe('a rating', () => {
  it.each([
    [{ isRight: false, seconds: 1 }, 1],
    [{ isRight: true, seconds: null }, 3],
    [{ isRight: true, seconds: 20 }, 3],
    [{ isRight: true, seconds: 5 }, 4],
    [{ isRight: true, seconds: 90 }, 2],
  ])('of %j is %i for somebody who takes 20 seconds', (answer, rating) => {
    expect(rate({ type: 1, ...answer }, usual(20))).toBe(rating);
  });

  it('says nothing of the time before there are enough answers of the type, and learns nothing from wrong ones', () => {
    expect(rate({ type: 2, isRight: true, seconds: 1 }, usual(20))).toBe(3);
    expect(withPace({}, { type: 1, isRight: false, seconds: 3 })).toEqual({});
  });
});

describe('what is due', () => {
  it('is spread over the days that follow, and nothing of it is forgotten', () => {
    expect(spread([90, 5, 0, 0], 30, 0)).toEqual([30, 30, 30, 5]);
    expect(spread([90, 5, 0, 0], 30, 25)).toEqual([5, 30, 30, 30]);
    expect(spread([10, 0, 40], 30, 40)).toEqual([0, 10, 30]);
    expect(spread([10, 20], 0, 0)).toEqual([0, 0]);
  });

  it('is counted in days of the calendar', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
});
