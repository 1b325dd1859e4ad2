import { expect, it } from 'vitest';
import { ticksUpTo } from './ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [24, [0, 10, 20, 30]],
  [150, [0, 50, 100, 150]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});
