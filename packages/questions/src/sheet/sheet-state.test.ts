import { describe, expect, it } from 'vitest';
import { sheetStateOf } from './sheet-state.ts';
import type { SheetState } from './sheet-state.ts';

type Facts = Parameters<typeof sheetStateOf>[0];
const right = { status: 'graded', isRight: true, earned: 2, givenBy: 'graded' } as const;

describe('the state of a question on a sheet', () => {
  it.each<[SheetState, string, Facts]>([
    ['unanswered', 'nothing given', { hasAnswer: false, isShown: false, result: null }],
    ['answered', 'given, and nobody may know more', { hasAnswer: true, isShown: false, result: null }],
    ['right', 'graded as right', { hasAnswer: true, isShown: true, result: right }],
    [
      'partly',
      'some of the points',
      { hasAnswer: true, isShown: true, result: { ...right, isRight: false, earned: 1 } },
    ],
    ['wrong', 'no points', { hasAnswer: true, isShown: true, result: { ...right, isRight: false, earned: 0 } }],
    [
      'waiting',
      'open and not judged',
      { hasAnswer: true, isShown: true, result: { status: 'needs-person', isRight: null, earned: 0, givenBy: null } },
    ],
    [
      'partly',
      'open and judged',
      {
        hasAnswer: true,
        isShown: true,
        result: { status: 'needs-person', isRight: false, earned: 1, givenBy: 'marker' },
      },
    ],
    [
      'shown',
      'looked up instead of answered',
      { hasAnswer: false, isShown: true, result: { status: 'unanswered', isRight: false, earned: 0, givenBy: null } },
    ],
    [
      'unanswered',
      'handed in without an answer',
      {
        hasAnswer: false,
        isShown: false,
        result: { status: 'unanswered', isRight: false, earned: 0, givenBy: null },
      },
    ],
  ])('is %s: %s', (state, _case, facts) => {
    expect(sheetStateOf(facts)).toBe(state);
  });
});
