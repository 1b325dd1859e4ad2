import { expect, it } from 'vitest';
import { entryForKey } from './menu-keys.ts';

const texts = ['Personal account', 'Settings', 'Log out'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['s', 0, 1],
  ['L', 2, 2],
  ['p', 0, 0],
])('moves with %s from entry %i to entry %i', (key, current, expected) => {
  expect(entryForKey(key, current, texts)).toBe(expected);
});

it.each(['Enter', ' ', 'x', 'Shift'])('leaves %j alone', (key) => {
  expect(entryForKey(key, 0, texts)).toBeNull();
});
