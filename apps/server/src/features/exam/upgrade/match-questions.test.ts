import { describe, expect, it } from 'vitest';
import { countMoved, matchQuestions } from './match-questions.ts';

/** `aX` has the stem `a` and the rest `X`. */
function paper(...questions: string[]) {
  return questions.map((question, at) => ({ no: at + 1, content_hash: question, stem_hash: question.charAt(0) }));
}

describe('matchQuestions', () => {
  it('prefers what is the same in every word over what has the same stem', () => {
    const { same, changed, added, removed } = matchQuestions(paper('a1', 'a2', 'b1'), paper('a2', 'a3', 'c1'));
    expect([...same]).toEqual([[2, 1]]);
    expect([...changed]).toEqual([[1, 2]]);
    expect(added).toEqual([3]);
    expect(removed).toEqual([3]);
  });

  it('pairs copies one to one, in their order', () => {
    const { same, changed, removed } = matchQuestions(paper('a1', 'a1', 'a1'), paper('a1', 'a1'));
    expect([...same]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(changed.size).toBe(0);
    expect(removed).toEqual([3]);
  });
});

describe('countMoved', () => {
  it.each([
    [[], 0],
    [[1, 2, 3], 0],
    [[2, 3, 4], 0],
    [[2, 3, 1], 1],
    [[3, 2, 1], 2],
  ])('%j: %i left their place', (noes, moved) => {
    expect(countMoved(noes)).toBe(moved);
  });
});
