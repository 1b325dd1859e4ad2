import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-days.ts';
import { streakOf } from './streak.ts';
import type { Run } from './streak.ts';

/** In runs of a day each, or several where one follows the other. */
function of(today: string, ...days: string[]) {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return streakOf(runs, today);
}

describe('a streak', () => {
  it('counts the days of study that follow each other, over months and years', () => {
    expect(of('2026-01-01', '2025-12-30', '2025-12-31', '2026-01-01')).toEqual({
      days: 3,
      longest: 3,
      is_done_today: true,
    });
  });

  it('is not over before today is', () => {
    expect(of('2026-05-04', '2026-05-02', '2026-05-03')).toEqual({ days: 2, longest: 2, is_done_today: false });
  });

  it('forgives one missed day a week, and no second one', () => {
    expect(of('2026-05-05', '2026-05-02', '2026-05-04', '2026-05-05').days).toBe(3);
    expect(of('2026-05-06', '2026-05-02', '2026-05-04', '2026-05-06').days).toBe(1);
    expect(
      of('2026-05-12', '2026-05-02', ...[4, 5, 6, 7, 8, 9].map((day) => `2026-05-0${day}`), '2026-05-11', '2026-05-12')
        .days,
    ).toBe(9);
    expect(of('2026-05-06', '2026-05-03', '2026-05-04').days).toBe(2);
    expect(of('2026-05-07', '2026-05-03', '2026-05-04').days).toBe(0);
  });

  it('remembers the longest', () => {
    expect(of('2026-05-20', '2026-05-01', '2026-05-02', '2026-05-03', '2026-05-20')).toEqual({
      days: 1,
      longest: 3,
      is_done_today: true,
    });
    expect(of('2026-05-20')).toEqual({ days: 0, longest: 0, is_done_today: false });
  });
});
