import { expect, it } from 'vitest';
import { addDays, addMonths, daysFrom, monthsFrom, today, weekdayOf } from './calendar.ts';

it('counts days over months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

it('finds the same day of another month, or its last', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -2)).toBe('2025-11-15');
  expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('begins the week on Monday, and the day where the person is', () => {
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-15')).toBe(6);
  expect(today(new Date(2026, 10, 16, 0, 5))).toBe('2026-11-16');
});
