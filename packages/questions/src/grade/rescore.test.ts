import { expect, it } from 'vitest';
import { createQuestion } from '../edit.ts';
import { rescore } from './rescore.ts';
import { sumScores } from './score.ts';
import { questionTypes } from '../types.ts';

it.each(Object.values(questionTypes))(
  'makes a question of type %s worth another score, with its items in step',
  (type) => {
    const question = rescore(createQuestion(type), 2.5);
    const items = 'item_scores' in question ? question.item_scores : null;
    expect(question.score).toBe(2.5);
    expect(items === null ? 2.5 : sumScores(items)).toBe(2.5);
  },
);

it('keeps the shares of items, in tenths that add up', () => {
  const question = { ...createQuestion(questionTypes.blank), score: 4, item_scores: [1, 1, 2] } as const;
  expect(rescore(question as never, 10)).toMatchObject({ score: 10, item_scores: [2.5, 2.5, 5] });
  expect(rescore(question as never, 1)).toMatchObject({ score: 1, item_scores: [0.3, 0.2, 0.5] });
});

it('never lets a part of the answer earn more than the whole', () => {
  const question = { ...createQuestion(questionTypes.multipleChoice), score: 4, partial_score: 2 };
  expect(rescore(question as never, 1)).toMatchObject({ score: 1, partial_score: 0.5 });
});
