import { expect, it } from 'vitest';
import { partsAround, partSize } from './parts.ts';

it('brings what is on screen first, then what comes next, and then all of a test', () => {
  expect(partsAround(0, 5, false)).toEqual([0]);
  expect(partsAround(2 * partSize, 5 * partSize, false)).toEqual([2, 3, 1, 4, 0]);
  expect(partsAround(4 * partSize, 5 * partSize, false)).toEqual([4, 3, 2, 1, 0]);
});

it('brings no more than three hundred questions of an exam of thousands, and few to somebody who saves data', () => {
  expect(partsAround(50 * partSize, 500 * partSize, false)).toHaveLength(300 / partSize);
  expect(partsAround(50 * partSize, 500 * partSize, true)).toEqual([50, 51, 49, 52]);
});
