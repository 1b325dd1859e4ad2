import { describe, expect, it } from 'vitest';
import { gradeCorrection } from './grade.ts';
import type { CorrectionQuestion } from './schema.ts';

const question: CorrectionQuestion = {
  type: 14,
  desc: 'Correct the sentences.',
  options: ['He go home.', '他门来了。'],
  correct_answer: ['He goes home.', '他们来了。'],
  score: 3,
  item_scores: [1, 2],
  explanation: '',
  difficulty: null,
};

describe('correction', () => {
  it.each([
    [['He goes home.', '他们来了。'], 3, [true, true]],
    [['  He   goes\nhome. ', '他们来了。 '], 3, [true, true]],
    [['he goes home.', '他们来了。'], 2, [false, true]],
    [['He goes home.'], 1, [true, false]],
    [['He goes home', '', '他们来了。'], 0, [false, false]],
  ])('%j earns %d', (answer, earned, right) => {
    expect(gradeCorrection(question, answer)).toEqual({
      status: 'graded',
      earned,
      total: 3,
      right: earned === 3,
      parts: [
        { earned: right[0] ? 1 : 0, total: 1, right: right[0] },
        { earned: right[1] ? 2 : 0, total: 2, right: right[1] },
      ],
    });
  });

  it('never takes an empty sentence for right, and counts a missing score as none', () => {
    expect(gradeCorrection({ ...question, correct_answer: [' ', 'x'] }, ['', 'x'])).toMatchObject({ earned: 2 });
    expect(gradeCorrection({ ...question, item_scores: [1] }, ['', '他们来了。'])).toMatchObject({ earned: 0 });
  });
});
