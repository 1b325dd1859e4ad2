import { describe, expect, it } from 'vitest';
import { gradeTrueFalse } from './grade.ts';

describe('true or false', () => {
  it.each([
    [true, true, 1.5],
    [false, false, 1.5],
    [true, false, 0],
    [false, true, 0],
  ])('key %s, answer %s earns %d', (correct_answer, answer, earned) => {
    const question = { type: 4, desc: 'x', correct_answer, score: 1.5, explanation: '', difficulty: null } as const;
    const right = earned > 0;
    expect(gradeTrueFalse(question, answer)).toEqual({
      status: 'graded',
      earned,
      total: 1.5,
      right,
      parts: [{ earned, total: 1.5, right }],
    });
  });
});
