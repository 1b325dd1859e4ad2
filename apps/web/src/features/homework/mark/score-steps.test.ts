import { expect, it } from 'vitest';
import { listSteps } from './score-steps.ts';

it.each([
  [2, [0, 0.5, 1, 1.5, 2]],
  [3, [0, 1, 2, 3]],
  [2.5, [0, 1, 2, 2.5]],
  [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [15, [0, 2, 4, 6, 8, 10, 12, 14, 15]],
  [100, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
  [0, [0]],
])('offers steps for a score of %d', (full, steps) => {
  expect(listSteps(full)).toEqual(steps);
});

it.each([0.1, 0.7, 7, 11, 12, 13, 99.5, 1_000])('offers nothing, everything and no more than a dozen of %d', (full) => {
  const steps = listSteps(full);
  expect([steps[0], steps.at(-1)]).toEqual([0, full]);
  expect(steps.length).toBeLessThanOrEqual(12);
});
