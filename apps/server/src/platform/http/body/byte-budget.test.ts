import { expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

it('refuses what comes on top, no matter who holds the rest, and has room again when they are done', () => {
  const hold = createByteBudget(100);
  const [one, other] = [hold(), hold()];
  one.add(60);
  other.add(40);
  expect(() => other.add(1)).toThrow('busy');
  one.release();
  one.release();
  other.add(100);
  expect(() => one.add(1)).toThrow('busy');
});

it('takes back at once what somebody held who was refused, so that not all are who came together', () => {
  const hold = createByteBudget(100);
  const [one, other] = [hold(), hold()];
  one.add(50);
  other.add(50);
  expect(() => one.add(1)).toThrow('busy');
  other.add(50);
});
