import { expect, it } from 'vitest';
import { readScore } from './given-score.ts';

it.each([
  ['7', 7],
  [' 7.5 ', 7.5],
  ['7,5', 7.5],
  ['0', 0],
  ['10', 10],
])('takes %j for a score of ten', (text, score) => {
  expect(readScore(text, 10)).toBe(score);
});

it.each(['', '10.1', '11', '7.55', '-1', 'seven', '1e1'])('does not take %j for one', (text) => {
  expect(readScore(text, 10)).toBeNull();
});
