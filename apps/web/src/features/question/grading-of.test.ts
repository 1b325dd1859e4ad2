import type { AnswerState } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import { gradingOf } from './grading-of.ts';

const state: AnswerState = {
  no: 1,
  seq: 1,
  answer: { text: 'x', files: [] },
  is_marked: false,
  is_final: true,
  is_shown: false,
  is_withheld: false,
};
const open: NonNullable<AnswerState['result']> = {
  status: 'needs-person',
  earned: 0,
  given_by: null,
  total: 6,
  is_right: null,
  parts: [],
};

describe('what a review shows', () => {
  it('is nothing before the result is known', () => {
    expect(gradingOf(state)).toBeNull();
  });

  it.each(['learner', 'marker', 'regrade'] as const)(
    'waits until an open answer is judged by the %s, and counts it',
    (given_by) => {
      expect(gradingOf({ ...state, result: open })).toEqual({ status: 'needs-person', total: 6 });
      const judged = gradingOf({ ...state, result: { ...open, given_by, earned: 4, is_right: false } });
      expect(judged).toMatchObject({ status: 'graded', earned: 4, total: 6, right: false });
    },
  );
});
