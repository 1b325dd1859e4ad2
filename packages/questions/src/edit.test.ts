import { describe, expect, it } from 'vitest';
import { createQuestion, findProblems } from './index.ts';
import type { Problem } from './index.ts';
import { letters } from './letters.ts';
import type { Question } from './question.ts';
import { questionTypes } from './types.ts';
import type { QuestionType } from './types.ts';

const filled = {
  0: { desc: 'x' },
  1: { desc: 'x', options: ['a', 'b'], correct_answer: ['A'] },
  2: { desc: 'x', options: ['a', 'b'], correct_answer: ['A', 'B'], partial_score: 0.5 },
  3: { desc: 'x', correct_answer: [['a', '']] },
  4: { desc: 'x' },
  5: { desc: 'x', options: ['a', 'b'], matchings: ['c', '<img src="d.png">'], correct_answer: ['B', 'A'] },
  14: { desc: 'x', options: ['a'], correct_answer: ['b'] },
};

function find(type: keyof typeof filled, changes: object = {}): Problem[] {
  return findProblems({ ...createQuestion(type), ...filled[type], ...changes } as Question);
}

describe('a new question', () => {
  it.each(Object.values(questionTypes))('of type %d begins without a stem', (type: QuestionType) => {
    const question = createQuestion(type);
    expect(question.type).toBe(type);
    expect(findProblems(question)).toContainEqual({ code: 'empty-stem', field: 'desc' });
  });

  it('asks for all that is missing', () => {
    expect(findProblems(createQuestion(1))).toEqual([
      { code: 'empty-stem', field: 'desc' },
      ...[1, 2, 3, 4].map((item) => ({ code: 'empty-option', field: 'options', item })),
      { code: 'missing-answer', field: 'correct_answer' },
    ]);
    expect(findProblems(createQuestion(5))).toEqual([
      { code: 'empty-stem', field: 'desc' },
      ...[1, 2, 3].map((item) => ({ code: 'empty-option', field: 'options', item })),
      ...[1, 2, 3].map((item) => ({ code: 'empty-matching', field: 'matchings', item })),
      ...[1, 2, 3].map((item) => ({ code: 'missing-answer', field: 'correct_answer', item })),
    ]);
    expect(findProblems(createQuestion(14))).toEqual([
      { code: 'empty-stem', field: 'desc' },
      { code: 'empty-option', field: 'options', item: 1 },
      { code: 'missing-answer', field: 'correct_answer', item: 1 },
    ]);
  });
});

describe('problems', () => {
  it.each([0, 1, 2, 3, 4, 5, 14] as const)('a question of type %d that is complete has none', (type) => {
    expect(find(type)).toEqual([]);
  });

  it.each([0, 1, 4, 5] as const)('type %d needs a score from 0 to 10,000 with one decimal', (type) => {
    expect(find(type, { score: Number.NaN })).toEqual([{ code: 'missing-score', field: 'score' }]);
    for (const score of [-1, 0.25, 10_001])
      expect(find(type, { score })).toEqual([{ code: 'invalid-score', field: 'score' }]);
    for (const score of [0, 0.3, 10_000]) expect(find(type, { score })).toEqual([]);
  });

  const twenty = letters.split('');
  it.each([
    [1, { desc: '<p><br></p>' }, { code: 'empty-stem', field: 'desc' }],
    [1, { options: ['a'] }, { code: 'too-few-options', field: 'options' }],
    [1, { options: [...twenty, 'u'] }, { code: 'too-many-options', field: 'options' }],
    [1, { options: ['a', '<p>&nbsp;</p>'] }, { code: 'empty-option', field: 'options', item: 2 }],
    [1, { correct_answer: [] }, { code: 'missing-answer', field: 'correct_answer' }],
    [1, { correct_answer: ['C'] }, { code: 'answer-not-an-option', field: 'correct_answer' }],
    [1, { correct_answer: ['A', 'B'] }, { code: 'too-many-answers', field: 'correct_answer' }],
    [1, { partial_score: 0.5 }, { code: 'invalid-partial-score', field: 'partial_score' }],
    [2, { partial_score: 1.5 }, { code: 'invalid-partial-score', field: 'partial_score' }],
    [2, { partial_score: -1 }, { code: 'invalid-partial-score', field: 'partial_score' }],
    [2, { partial_score: 0.05 }, { code: 'invalid-partial-score', field: 'partial_score' }],
    [2, { partial_score: Number.NaN }, { code: 'invalid-partial-score', field: 'partial_score' }],
    [2, { score: Number.NaN }, { code: 'missing-score', field: 'score' }],
    [3, { correct_answer: [[' ', '']] }, { code: 'missing-answer', field: 'correct_answer', item: 1 }],
    [3, { correct_answer: [], item_scores: [], score: 0 }, { code: 'missing-answer', field: 'correct_answer' }],
    [3, { item_scores: [0.5, 0.5] }, { code: 'score-count-mismatch', field: 'item_scores' }],
    [3, { item_scores: [Number.NaN] }, { code: 'missing-score', field: 'item_scores', item: 1 }],
    [3, { item_scores: [-1], score: -1 }, { code: 'invalid-score', field: 'item_scores', item: 1 }],
    [3, { item_scores: [2] }, { code: 'invalid-score', field: 'score' }],
    [
      3,
      { item_scores: [10_000, 1], correct_answer: [['a'], ['b']], score: 10_001 },
      { code: 'invalid-score', field: 'score' },
    ],
    [
      3,
      { correct_answer: [...twenty, 'u'].map((text) => [text]), item_scores: [...twenty, 'u'].map(() => 1), score: 21 },
      { code: 'too-many-answers', field: 'correct_answer' },
    ],
    [5, { matchings: [], correct_answer: ['', ''] }, { code: 'too-few-options', field: 'matchings' }],
    [5, { matchings: [...twenty, 'u'] }, { code: 'too-many-options', field: 'matchings' }],
    [5, { matchings: ['a', ''] }, { code: 'empty-matching', field: 'matchings', item: 2 }],
    [5, { correct_answer: ['A'] }, { code: 'missing-answer', field: 'correct_answer', item: 2 }],
    [5, { correct_answer: ['A', 'C'] }, { code: 'answer-not-an-option', field: 'correct_answer', item: 2 }],
    [5, { correct_answer: ['A', 'B', 'A'] }, { code: 'too-many-answers', field: 'correct_answer' }],
    [5, { item_scores: [1] }, { code: 'score-count-mismatch', field: 'item_scores' }],
    [14, { options: [''] }, { code: 'empty-option', field: 'options', item: 1 }],
    [14, { options: [], correct_answer: [], item_scores: [], score: 0 }, { code: 'too-few-options', field: 'options' }],
    [14, { correct_answer: [' '] }, { code: 'missing-answer', field: 'correct_answer', item: 1 }],
    [14, { correct_answer: ['a', 'b'] }, { code: 'too-many-answers', field: 'correct_answer' }],
  ] as const)('type %d with %j: %j', (type, changes, problem) => {
    expect(find(type, changes)).toContainEqual(problem);
    expect(find(type, changes).filter(({ code }) => code !== 'missing-answer').length).toBeLessThanOrEqual(1);
  });
});
