import { expect, it } from 'vitest';
import { changeBlanks } from './change-blanks.ts';
import type { BlankQuestion } from './schema.ts';

const question: BlankQuestion = {
  type: 3,
  desc: '<p>__ and __</p>',
  correct_answer: [['red', 'crimson'], ['blue']],
  score: 2.5,
  item_scores: [1, 1.5],
  explanation: '',
  difficulty: null,
};

it('keeps the answers and the score of a blank together when it moves', () => {
  expect(changeBlanks(question, { kind: 'move', from: 1, to: 0 })).toMatchObject({
    correct_answer: [['blue'], ['red', 'crimson']],
    item_scores: [1.5, 1],
    score: 2.5,
  });
});

it('takes the score of a blank out of the total when it goes', () => {
  expect(changeBlanks(question, { kind: 'remove', index: 1 })).toMatchObject({
    correct_answer: [['red', 'crimson']],
    item_scores: [1],
    score: 1,
  });
});

it('gives a new blank the score of the last', () => {
  const added = changeBlanks(question, { kind: 'add' });
  expect(added.correct_answer).toHaveLength(3);
  expect(added).toMatchObject({ item_scores: [1, 1.5, 1.5], score: 4 });
});
