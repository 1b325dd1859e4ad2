import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreByRubric } from './rubric.ts';
import { isScore } from './score.ts';

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((each) => each / 10);
const rubrics = fc.record({
  full: tenths(0, 1_000),
  isFromFull: fc.boolean(),
  points: fc.array(tenths(0, 1_000), { maxLength: 20 }),
  adjustment: tenths(-1_000, 1_000),
});
const by = (points: number[], more: object = {}) =>
  scoreByRubric({ full: 10, isFromFull: false, points, adjustment: 0, ...more });

describe('a score by a rubric', () => {
  it('adds up from nothing, or comes off the full score', () => {
    expect(by([])).toBe(0);
    expect(by([3, 4.5])).toBe(7.5);
    expect(by([], { isFromFull: true })).toBe(10);
    expect(by([3, 4.5], { isFromFull: true })).toBe(2.5);
  });

  it('adds tenths without drift', () => {
    expect(by([0.1, 0.2])).toBe(0.3);
    expect(by([0.1, 0.2], { isFromFull: true })).toBe(9.7);
  });

  it('goes neither below nothing nor above the full score, and an adjustment counts from there', () => {
    expect(by([8, 8])).toBe(10);
    expect(by([8, 8], { isFromFull: true })).toBe(0);
    expect(by([8, 8], { isFromFull: true, adjustment: 2 })).toBe(2);
    expect(by([8, 8], { adjustment: -1 })).toBe(9);
    expect(by([2], { adjustment: -5 })).toBe(0);
  });

  it('is a score within the question, whatever is applied', () => {
    expect(() =>
      fc.assert(
        fc.property(rubrics, (rubric) => {
          const score = scoreByRubric(rubric);
          return isScore(score) && score >= 0 && score <= rubric.full;
        }),
      ),
    ).not.toThrow();
  });

  it('never rises by a deduction, nor falls by what is earned', () => {
    expect(() =>
      fc.assert(
        fc.property(rubrics, tenths(0, 1_000), (rubric, more) => {
          const before = scoreByRubric(rubric);
          const after = scoreByRubric({ ...rubric, points: [...rubric.points, more] });
          return rubric.isFromFull ? after <= before : after >= before;
        }),
      ),
    ).not.toThrow();
  });

  it('does not depend on the order of what is applied', () => {
    expect(() =>
      fc.assert(
        fc.property(
          rubrics,
          (rubric) => scoreByRubric(rubric) === scoreByRubric({ ...rubric, points: rubric.points.toReversed() }),
        ),
      ),
    ).not.toThrow();
  });
});
