import { describe, expect, it } from 'vitest';
import { gradeChoice } from './grade.ts';
import type { ChoiceQuestion } from './schema.ts';

const several: ChoiceQuestion = {
  type: 2,
  desc: 'Which are prime?',
  options: ['2', '3', '4', '5'],
  correct_answer: ['A', 'B', 'D'],
  score: 2,
  partial_score: 0.5,
  explanation: '',
  difficulty: null,
};
const one: ChoiceQuestion = { ...several, type: 1, correct_answer: ['A'], partial_score: null };

describe('choice', () => {
  it.each([
    [['A', 'B', 'D'], 2],
    [['D', 'A', 'B'], 2],
    [['A', 'A', 'B', 'D'], 2],
    [['A'], 0.5],
    [['A', 'A'], 0.5],
    [['B', 'D'], 0.5],
    [['C'], 0],
    [['A', 'C'], 0],
    [['A', 'B', 'C', 'D'], 0],
    [['A', 'T'], 0],
    [['T'], 0],
    [[], 0],
  ])('%j earns %d of 2, half a point for a part', (answer, earned) => {
    for (const type of [2, 9, 12, 13] as const) {
      const right = earned === 2;
      expect(gradeChoice({ ...several, type }, answer)).toEqual({
        status: 'graded',
        earned,
        total: 2,
        right,
        parts: [{ earned, total: 2, right }],
      });
    }
  });

  it('earns nothing for a part where the question has no partial score', () => {
    expect(gradeChoice({ ...several, partial_score: null }, ['A', 'B'])).toMatchObject({ earned: 0, right: false });
  });

  it.each([1, 8] as const)('with one right option (type %d) is all or nothing', (type) => {
    expect(gradeChoice({ ...one, type }, ['A'])).toMatchObject({ earned: 2, right: true });
    expect(gradeChoice({ ...one, type }, ['B'])).toMatchObject({ earned: 0, right: false });
    expect(gradeChoice({ ...one, type }, ['A', 'B'])).toMatchObject({ earned: 0, right: false });
    const withTwo = { ...one, type, correct_answer: ['A', 'B'], partial_score: 1 };
    expect(gradeChoice(withTwo, ['A'])).toMatchObject({ earned: 0, right: false });
  });

  it('allows a single right option among one or more', () => {
    const question = { ...several, type: 12 as const, correct_answer: ['C'] };
    expect(gradeChoice(question, ['C'])).toMatchObject({ earned: 2, right: true });
    expect(gradeChoice(question, ['C', 'D'])).toMatchObject({ earned: 0, right: false });
  });

  it('never earns more than the score, whatever the partial score says', () => {
    expect(gradeChoice({ ...several, partial_score: 5 }, ['A'])).toMatchObject({ earned: 2, right: false });
  });

  it('is right without a point where it is worth none', () => {
    expect(gradeChoice({ ...one, score: 0 }, ['A'])).toMatchObject({ earned: 0, total: 0, right: true });
  });
});
