import { expect, it } from 'vitest';
import { createQuestion } from './edit.ts';
import { questionTypes } from './question.ts';
import { rescore } from './rescore.ts';
import { sumScores } from './score.ts';

it.each(Object.values(questionTypes))(
  'makes a question of type %s worth another score, with its items in step',
  (type) => {
    const question = rescore(createQuestion(type), 2.5);
    const items = 'item_scores' in question ? question.item_scores : null;
    expect(question.score).toBe(2.5);
    expect(items === null ? 2.5 : sumScores(items)).toBe(2.5);
  },
);
