import { expect, it } from 'vitest';
import { vipDaysLeft } from './vip-days.ts';

const now = new Date('2026-11-15T12:00:00Z');

it.each([
  [null, 0],
  ['2026-11-15T11:59:59Z', 0],
  ['2026-11-15T12:00:01Z', 1],
  ['2026-11-16T12:00:00Z', 1],
  ['2026-12-15T12:00:00Z', 30],
])('counts the days until %s as %i', (until, days) => {
  expect(vipDaysLeft(until, now)).toBe(days);
});
