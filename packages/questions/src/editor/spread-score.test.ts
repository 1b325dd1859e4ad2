import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumScores } from '../grade/score.ts';
import { spreadScore } from './spread-score.ts';

it('divides a score evenly without losing any of it', () => {
  expect(spreadScore(10, 3)).toEqual([3.4, 3.3, 3.3]);
  const score = fc.nat({ max: 100_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(score, fc.integer({ min: 1, max: 20 }), (total, count) => {
      const scores = spreadScore(total, count);
      expect(scores).toHaveLength(count);
      expect(sumScores(scores)).toBe(total);
      expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(0.11);
    }),
  );
});
