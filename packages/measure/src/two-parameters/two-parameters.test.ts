import { describe, expect, it } from 'vitest';
import { bockLieberman6, bockLieberman7 } from '../lsat.fixture.ts';
import { chances, simulate } from '../simulate.fixture.ts';
import { fitTwoParameters } from './fit-two-parameters.ts';

function fitted(matrix: readonly (readonly (boolean | null)[])[]) {
  const fit = fitTwoParameters(matrix);
  if (!fit) throw new Error('not measurable');
  return fit;
}

describe('the model with two parameters', () => {
  it('says of the law school test (6) what ltm for R does', () => {
    const { items, logLikelihood } = fitted(bockLieberman6);
    const slopes = [0.8254, 0.7229, 0.8905, 0.6886, 0.6575];
    const difficulties = [-3.3597, -1.3696, -0.2799, -1.8659, -3.1236];
    for (const [at, item] of items.entries()) {
      expect(Math.abs((item?.slope ?? 0) - (slopes[at] ?? 0))).toBeLessThan(0.005);
      expect(Math.abs((item?.difficulty ?? 0) - (difficulties[at] ?? 0))).toBeLessThan(0.02);
    }
    expect(logLikelihood).toBeCloseTo(-2466.65, 1);
  });

  it('says of the law school test (7) what mirt for R does, by slopes and intercepts', () => {
    const { items, logLikelihood } = fitted(bockLieberman7);
    const references = [
      [0.988, 1.856],
      [1.081, 0.808],
      [1.706, 1.804],
      [0.765, 0.486],
      [0.736, 1.855],
    ];
    for (const [at, item] of items.entries()) {
      const [slope = 0, intercept = 0] = references[at] ?? [];
      expect(Math.abs((item?.slope ?? 0) - slope)).toBeLessThan(0.02);
      expect(Math.abs(-(item?.slope ?? 0) * (item?.difficulty ?? 0) - intercept)).toBeLessThan(0.02);
    }
    expect(logLikelihood).toBeCloseTo(-2658.805, 1);
  });

  it('finds what was put in, also where a third was not asked', () => {
    const [difficulties, slopes] = [
      [-1.5, -1, -0.5, 0, 0.5, 1, 1.5, 0, -1, 1],
      [0.7, 1.5, 1, 2, 1.2, 0.8, 1.6, 1, 1.3, 1],
    ];
    const next = chances(9);
    const matrix = simulate(1_500, difficulties, slopes, 21).map((row) =>
      row.map((right) => (next() < 1 / 3 ? null : right)),
    );
    const { items } = fitted(matrix);
    for (const [at, item] of items.entries()) {
      expect(Math.abs((item?.slope ?? 0) - (slopes[at] ?? 0))).toBeLessThan(0.4);
      expect(Math.abs((item?.difficulty ?? 0) - (difficulties[at] ?? 0))).toBeLessThan(0.3);
    }
  });

  it('says nothing of a question that all had right, and of too few', () => {
    const { items } = fitted(bockLieberman7.map((row) => row.concat(true)));
    expect(items[5]).toBeNull();
    expect(items[0]?.slope).toBeCloseTo(0.988, 1);
    for (const matrix of [
      [],
      [[]],
      [[true], [false]],
      [
        [true, true, true],
        [true, true, true],
      ],
      [[null, null, null]],
    ]) {
      expect(fitTwoParameters(matrix)).toBeNull();
    }
  });
});
