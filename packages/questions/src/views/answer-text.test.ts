import { expect, it } from 'vitest';
import type { Answer } from '../question.ts';
import { writeAnswer } from './answer-text.ts';
import type { QuestionType } from '../types.ts';

const cases: [QuestionType, Answer, string][] = [
  [1, ['B'], 'B'],
  [13, ['A', 'C'], 'A, C'],
  [4, true, 'true'],
  [4, false, 'false'],
  [10, ['one', ''], 'one / –'],
  [5, ['B', null, 'A'], '1 B, 2 –, 3 A'],
  [14, ['He goes.'], 'He goes.'],
  [7, { text: 'Wet.', files: ['rain.jpg'] }, 'Wet.'],
];

it.each(cases)('an answer of type %i stands in one line', (type, answer, line) => {
  expect(writeAnswer((key) => key, type, answer)).toBe(line);
});
