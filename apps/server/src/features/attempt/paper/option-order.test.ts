import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedOf } from './option-order.ts';

const attempt = randomUUID();
const seeds = Array.from({ length: 1_000 }, (_, at) => seedOf(attempt, at + 1));

it('gives each question of an attempt a number of its own, and the same one every time', () => {
  expect(new Set(seeds).size).toBeGreaterThan(990);
  expect(seeds.map((_, at) => seedOf(attempt, at + 1))).toEqual(seeds);
});

it('says nothing of one attempt to somebody who knows another', () => {
  const other = randomUUID();
  expect(seeds.filter((seed, at) => seed === seedOf(other, at + 1)).length).toBeLessThan(5);
});
