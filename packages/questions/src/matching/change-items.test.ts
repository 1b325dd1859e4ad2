import { describe, expect, it } from 'vitest';
import { changeLeft, changeRight, withItemScores } from './change-items.ts';
import type { MatchingQuestion } from './schema.ts';

const question: MatchingQuestion = {
  type: 5,
  desc: '<p>Capitals</p>',
  options: ['France', 'Italy', 'Norway'],
  matchings: ['Rome', 'Oslo', 'Paris', 'Bern'],
  correct_answer: ['C', 'A', 'B'],
  score: 6,
  item_scores: [1, 2, 3],
  explanation: '',
  difficulty: null,
};

function pairs({ options, matchings, correct_answer }: MatchingQuestion): string[] {
  return options.map((left, index) => {
    const letter = correct_answer[index] ?? '';
    return `${left}: ${letter ? matchings['ABCDEFGHIJKLMNOPQRST'.indexOf(letter)] : 'nothing'}`;
  });
}

describe('an item on the left', () => {
  it('takes its match and its score along', () => {
    const moved = changeLeft(question, { kind: 'move', from: 2, to: 0 });
    expect(pairs(moved)).toEqual(['Norway: Oslo', 'France: Paris', 'Italy: Rome']);
    expect(moved.item_scores).toEqual([3, 1, 2]);
  });

  it('takes its score out of the total when it goes', () => {
    const removed = changeLeft(question, { kind: 'remove', index: 1 });
    expect(pairs(removed)).toEqual(['France: Paris', 'Norway: Oslo']);
    expect(removed).toMatchObject({ item_scores: [1, 3], score: 4 });
  });

  it('waits for its match when it is new, and is scored like the one before', () => {
    const added = changeLeft(question, { kind: 'add' });
    expect(pairs(added).at(-1)).toBe(': nothing');
    expect(added).toMatchObject({ item_scores: [1, 2, 3, 3], score: 9 });
  });

  it('leaves the score alone where all pairs earn it together', () => {
    const together = changeLeft({ ...question, item_scores: null }, { kind: 'remove', index: 0 });
    expect(together).toMatchObject({ item_scores: null, score: 6 });
  });
});

describe('an item on the right', () => {
  it('keeps its pair when it moves', () => {
    const moved = changeRight(question, { kind: 'move', from: 0, to: 3 });
    expect(moved.matchings).toEqual(['Oslo', 'Paris', 'Bern', 'Rome']);
    expect(pairs(moved)).toEqual(pairs(question));
  });

  it('leaves its pair waiting for another when it goes', () => {
    const removed = changeRight(question, { kind: 'remove', index: 0 });
    expect(pairs(removed)).toEqual(['France: Paris', 'Italy: nothing', 'Norway: Oslo']);
  });
});

it('scores per item make the total', () => {
  expect(withItemScores(question, [0.1, 0.2, 1]).score).toBe(1.3);
});
