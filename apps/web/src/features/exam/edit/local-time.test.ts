import { expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

it('shows an instant to the minute and reads it back', () => {
  const instant = '2030-05-06T07:08:00.000Z';
  expect(fromLocalTime(toLocalTime(instant))).toBe(instant);
  expect(toLocalTime(instant)).toMatch(/^2030-05-0\dT\d\d:\d\d$/);
});

it('takes nothing, and what is no time, for none', () => {
  expect([fromLocalTime(''), fromLocalTime('soon'), toLocalTime(null)]).toEqual([null, null, '']);
});
