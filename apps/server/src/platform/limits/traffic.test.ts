import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTraffic } from './traffic.ts';

let now: number;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

function answerEvery(milliseconds: number, times: number): ReturnType<typeof createTraffic> {
  const traffic = createTraffic();
  for (let time = 0; time < times; time++) {
    now += milliseconds;
    traffic.noteAnswer();
  }
  return traffic;
}

it('is busy while many are answered, and soon after no longer', () => {
  const traffic = answerEvery(90, 20);
  expect(traffic.isBusy()).toBe(true);
  now += 200;
  expect(traffic.isBusy()).toBe(false);
});

it('is not busy with nobody, with a few at once, or with a few now and then', () => {
  expect(answerEvery(0, 0).isBusy()).toBe(false);
  expect(answerEvery(1, 4).isBusy()).toBe(false);
  expect(answerEvery(130, 20).isBusy()).toBe(false);
});
