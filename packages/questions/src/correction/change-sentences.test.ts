import { expect, it } from 'vitest';
import { changeSentences } from './change-sentences.ts';
import type { CorrectionQuestion } from './schema.ts';

const question: CorrectionQuestion = {
  type: 14,
  desc: '<p>Correct them</p>',
  options: ['He go.', 'She eat.', 'They is.'],
  correct_answer: ['He goes.', 'She eats.', 'They are.'],
  score: 6,
  item_scores: [1, 2, 3],
  explanation: '',
  difficulty: null,
};

it('keeps a sentence, its correction and its score together when it moves', () => {
  expect(changeSentences(question, { kind: 'move', from: 0, to: 2 })).toMatchObject({
    options: ['She eat.', 'They is.', 'He go.'],
    correct_answer: ['She eats.', 'They are.', 'He goes.'],
    item_scores: [2, 3, 1],
    score: 6,
  });
});

it('takes all three away when a sentence goes', () => {
  expect(changeSentences(question, { kind: 'remove', index: 2 })).toMatchObject({
    options: ['He go.', 'She eat.'],
    correct_answer: ['He goes.', 'She eats.'],
    item_scores: [1, 2],
    score: 3,
  });
});

it('scores a new sentence like the one before', () => {
  expect(changeSentences(question, { kind: 'add' })).toMatchObject({
    options: [...question.options, ''],
    correct_answer: [...question.correct_answer, ''],
    item_scores: [1, 2, 3, 3],
    score: 9,
  });
});
