import { expect, it } from 'vitest';
import { secondsUntil } from './countdown.ts';

it('counts whole seconds down to nothing', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 1000)).toBe(59);
  expect(secondsUntil(60_000, 59_999)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
});

it('stays at nothing once the time is over, however late the tab wakes up', () => {
  expect(secondsUntil(60_000, 3_600_000)).toBe(0);
});
