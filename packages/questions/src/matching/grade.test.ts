import { describe, expect, it } from 'vitest';
import { gradeMatching } from './grade.ts';
import type { MatchingQuestion } from './schema.ts';

const whole: MatchingQuestion = {
  type: 5,
  desc: 'What is it?',
  options: ['Dog', 'Frog', 'Toad'],
  matchings: ['Mammal', 'Amphibian', 'Insect'],
  correct_answer: ['A', 'B', 'B'],
  score: 3,
  item_scores: null,
  explanation: '',
  difficulty: null,
};
const perPair = { ...whole, item_scores: [0.5, 1, 1.5] };

describe('matching', () => {
  it.each([
    [['A', 'B', 'B'], 3, 3, [true, true, true]],
    [['A', 'B', 'B', 'C'], 3, 3, [true, true, true]],
    [['A', 'B', null], 0, 1.5, [true, true, false]],
    [['A'], 0, 0.5, [true, false, false]],
    [['B', 'A', 'B'], 0, 1.5, [false, false, true]],
    [['T', 'T', 'T'], 0, 0, [false, false, false]],
  ])('%j earns %d at once, %d by pairs', (answer, earned, byPairs, right) => {
    expect(gradeMatching(whole, answer)).toEqual({
      status: 'graded',
      earned,
      total: 3,
      right: earned === 3,
      parts: right.map((pair) => ({ earned: 0, total: 0, right: pair })),
    });
    expect(gradeMatching(perPair, answer)).toEqual({
      status: 'graded',
      earned: byPairs,
      total: 3,
      right: earned === 3,
      parts: right.map((pair, item) => ({
        earned: pair ? perPair.item_scores[item] : 0,
        total: perPair.item_scores[item],
        right: pair,
      })),
    });
  });

  it('counts a pair without a score as worth none', () => {
    expect(gradeMatching({ ...whole, item_scores: [1] }, ['A', 'B', 'B'])).toMatchObject({ earned: 1, right: true });
  });
});
