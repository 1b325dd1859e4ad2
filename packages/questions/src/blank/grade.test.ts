import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeBlank } from './grade.ts';
import { matchInAnyOrder } from './match-in-any-order.ts';
import type { BlankQuestion } from './schema.ts';

function blanks(type: BlankQuestion['type'], correct_answer: string[][], item_scores: number[]): BlankQuestion {
  const score = item_scores.reduce((sum, item) => sum + item, 0);
  return { type, desc: 'x', correct_answer, item_scores, score, explanation: '', difficulty: null };
}

describe('blanks in order', () => {
  const question = blanks(3, [['Beijing', '北京'], ['Tokyo']], [2, 1.5]);

  it.each([
    [['Beijing', 'Tokyo'], 3.5, [true, true]],
    [[' 北京 ', 'ＴＯＫＹＯ'], 3.5, [true, true]],
    [['Tokyo', 'Beijing'], 0, [false, false]],
    [['Beijing'], 2, [true, false]],
    [['', 'tokyo'], 1.5, [false, true]],
    [['Rome', 'Tokyo', 'Beijing', 'Paris'], 1.5, [false, true]],
  ])('%j earns %d', (answer, earned, right) => {
    expect(gradeBlank(question, answer)).toEqual({
      status: 'graded',
      earned,
      total: 3.5,
      right: earned === 3.5,
      parts: [
        { earned: right[0] ? 2 : 0, total: 2, right: right[0] },
        { earned: right[1] ? 1.5 : 0, total: 1.5, right: right[1] },
      ],
    });
  });

  it.each([
    [3, 'frog', true],
    [6, 'frog', false],
    [6, ' Frog ', true],
    [10, 'FROG', true],
    [11, 'FROG', false],
    [11, 'Frog', true],
    [6, 'Ｆrog', false],
    [3, 'Ｆrog', true],
  ] as const)('type %d and Frog: %j is %s', (type, text, right) => {
    expect(gradeBlank(blanks(type, [['Frog']], [1]), [text])).toMatchObject({ right });
  });

  it('never takes an empty blank for right', () => {
    expect(gradeBlank(blanks(3, [[' ', 'x'], ['y']], [1, 1]), ['', 'y'])).toMatchObject({ earned: 1, right: false });
  });

  it('adds tenths without drifting', () => {
    expect(gradeBlank(blanks(3, [['a'], ['b']], [0.1, 0.2]), ['a', 'b'])).toMatchObject({ earned: 0.3, total: 0.3 });
  });

  it('never earns more than the question is worth, and counts a missing score as none', () => {
    const generous = { ...blanks(3, [['a'], ['b']], [3, 3]), score: 4 };
    expect(gradeBlank(generous, ['a', 'b'])).toMatchObject({ earned: 4, total: 4, right: true });
    expect(gradeBlank(blanks(3, [['a'], ['b']], [2]), ['a', 'b'])).toMatchObject({ earned: 2, right: true });
  });
});

describe('blanks in any order', () => {
  it.each([10, 11] as const)('type %d counts each expected answer once', (type) => {
    const question = blanks(type, [['red'], ['blue'], ['green']], [1, 1, 1]);
    expect(gradeBlank(question, ['green', 'red', 'blue'])).toMatchObject({ earned: 3, right: true });
    expect(gradeBlank(question, ['red', 'red', 'red'])).toMatchObject({ earned: 1, right: false });
    expect(gradeBlank(question, ['pink', 'pink', 'pink', 'red', 'blue', 'green'])).toMatchObject({ earned: 0 });
  });

  it('shows which of the blanks were right, and what each was worth', () => {
    const question = blanks(10, [['red'], ['blue'], ['green']], [1, 2, 3]);
    expect(gradeBlank(question, ['green', 'pink', 'red']).parts).toEqual([
      { earned: 3, total: 3, right: true },
      { earned: 0, total: 2, right: false },
      { earned: 1, total: 1, right: true },
    ]);
  });

  it('finds a place for everybody where alternatives overlap', () => {
    const question = blanks(10, [['a', 'b'], ['a'], ['b', 'c']], [1, 1, 1]);
    expect(gradeBlank(question, ['a', 'b', 'c'])).toMatchObject({ earned: 3, right: true });
  });

  it('prefers what is worth more', () => {
    const question = blanks(10, [['a'], ['a', 'b']], [1, 5]);
    expect(gradeBlank(question, ['a', 'x'])).toMatchObject({ earned: 5 });
    expect(gradeBlank(question, ['a', 'b'])).toMatchObject({ earned: 6, right: true });
  });

  it('keeps answers in the author’s order where they are', () => {
    const question = blanks(
      10,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [1, 2],
    );
    expect(gradeBlank(question, ['b', 'a']).parts.map((part) => part.total)).toEqual([1, 2]);
    expect(matchInAnyOrder([1, 1, 1], () => true)).toEqual([0, 1, 2]);
  });

  it('leaves what nobody answered in the author’s order', () => {
    expect(matchInAnyOrder([1, 3, 2, 5], (expected, blank) => expected === 3 && blank === 0)).toEqual([3, 0, 1, 2]);
  });

  it('earns as much as trying every order would', () => {
    const board = fc.integer({ min: 1, max: 5 }).chain((size) =>
      fc.record({
        scores: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: size, maxLength: size }),
        accepted: fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        }),
      }),
    );
    fc.assert(
      fc.property(board, ({ scores, accepted }) => {
        const accepts = (expected: number, blank: number) => accepted[expected]?.[blank] ?? false;
        const worth = (order: number[]) =>
          order.reduce((sum, expected, blank) => sum + (accepts(expected, blank) ? (scores[expected] ?? 0) : 0), 0);
        const found = matchInAnyOrder(scores, accepts);
        expect(found.toSorted((a, b) => a - b)).toEqual([...scores.keys()]);
        expect(worth(found)).toBe(Math.max(...permute([...scores.keys()]).map(worth)));
      }),
      { numRuns: 200 },
    );
  });
});

function permute(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permute(items.filter((other) => other !== item)).map((rest) => [item].concat(rest)));
}
