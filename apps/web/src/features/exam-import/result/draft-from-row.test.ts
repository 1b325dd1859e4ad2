import type { RejectedRowEntry } from '@tiku/contract';
import { findProblems } from '@tiku/questions';
import { describe, expect, it } from 'vitest';
import { draftFromRow } from './draft-from-row.ts';

type Understood = NonNullable<RejectedRowEntry['understood']>;

function row(parts: Partial<Understood>): Parameters<typeof draftFromRow>[0] {
  const nothing = { options: [], matchings: [], answers: [], scores: [], explanation: '', difficulty: null };
  return { cells: [], pictures: [], understood: { type: 1, stem: 'Which?', ...nothing, ...parts } };
}

describe('a rejected row', () => {
  it('keeps the type, the options and all that it says', () => {
    const draft = draftFromRow(
      row({
        type: 2,
        options: ['a', 'b', 'c'],
        answers: ['Ａ、B'],
        explanation: 'So it is.',
        scores: ['2'],
        difficulty: 3,
      }),
    );
    expect(draft).toMatchObject({
      type: 2,
      desc: 'Which?',
      options: ['a', 'b', 'c'],
      correct_answer: ['A', 'B'],
      explanation: 'So it is.',
      score: 2,
      difficulty: 3,
    });
    expect(findProblems(draft)).toEqual([]);
  });

  it('stays a choice of two options where the answer names another', () => {
    expect(draftFromRow(row({ options: ['a', 'b'], answers: ['D'] }))).toMatchObject({
      type: 1,
      options: ['a', 'b'],
      correct_answer: [],
    });
  });

  it('keeps blanks, matching items and reference answers', () => {
    expect(draftFromRow(row({ type: 3, answers: ['red^^blue||azure'] }))).toMatchObject({
      type: 3,
      correct_answer: [['red'], ['blue', 'azure']],
      item_scores: [1, 1],
    });
    expect(draftFromRow(row({ type: 5, options: ['a', 'b'], matchings: ['x', 'y'] }))).toMatchObject({
      type: 5,
      options: ['a', 'b'],
      matchings: ['x', 'y'],
    });
    expect(draftFromRow(row({ type: 0, answers: ['Because\nof < that'] }))).toMatchObject({
      type: 0,
      correct_answer: '<p>Because</p><p>of &lt; that</p>',
    });
  });

  it('begins with its first text and its pictures where nothing was understood', () => {
    const cells = [{ cell: 'A7', name: '', value: 'Something' }];
    expect(draftFromRow({ understood: null, cells, pictures: ['a.png'] })).toMatchObject({
      desc: '<p>Something</p><p><img src="a.png" alt=""></p>',
    });
    expect(draftFromRow({ understood: null, cells: [], pictures: [] })).toMatchObject({ desc: '' });
  });
});
