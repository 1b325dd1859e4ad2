import type { AnswerState, ExamQuestion } from '@tiku/contract';
import { describe, expect, it } from 'vitest';
import {
  addPart,
  answerTo,
  countAnswered,
  give,
  isAnswered,
  isChecking,
  isFinal,
  openAttempt,
  recallState,
  setFlag,
  sheetEntryOf,
  stateToKeep,
  tellAnswers,
  tellDeadline,
  unnumbered,
} from './attempt.ts';
import type { Sheet } from './attempt.ts';

const sheet: Sheet = {
  answer_id: 7,
  prac_id: 3,
  exam_id: 1,
  prac_type: 1,
  noes: [4, 2, 9],
  started_at: '2026-01-01T00:00:00Z',
  server_time: '2026-01-01T00:00:00Z',
  deadline: null,
  handed_in_at: null,
  is_timed_out: false,
  is_switched_out: false,
  allow_marking: true,
  allow_files: true,
  full_score: 3,
  last_no: null,
  rules: null,
  hints: [],
  states: [{ no: 9, seq: 5, state: 'answered', is_marked: true }],
};

function stateOf(no: number, seq: number, change: Partial<AnswerState> = {}): AnswerState {
  return { no, seq, answer: ['A'], is_marked: false, is_final: false, is_shown: false, is_withheld: false, ...change };
}

type Result = NonNullable<AnswerState['result']>;
const right: Result = { status: 'graded', earned: 1, given_by: 'graded', total: 1, is_right: true, parts: [] };
const here = { answer: ['B'], seq: 10, isChecking: false };

describe('an attempt', () => {
  it('opens where it was left, at a question that was asked for, or at the first', () => {
    expect(openAttempt(sheet, undefined).place).toBe(0);
    expect(openAttempt({ ...sheet, last_no: 2 }, undefined).place).toBe(1);
    expect(openAttempt({ ...sheet, last_no: 2 }, 9).place).toBe(2);
    expect(openAttempt(sheet, 77).place).toBe(0);
  });

  it('shows what was given here over what the server says, until the server has it', () => {
    const given = give(openAttempt(sheet, undefined), 4, here);
    expect(answerTo(tellAnswers(given, [stateOf(4, 9)]), 4)).toEqual(['B']);
    expect(answerTo(tellAnswers(given, [stateOf(4, 11)]), 4)).toEqual(['A']);
  });

  it('does not go back to an older answer that another tab tells of late', () => {
    const given = give(openAttempt(sheet, undefined), 4, here);
    expect(answerTo(give(given, 4, { ...here, answer: ['C'], seq: 8 }), 4)).toEqual(['B']);
  });

  it('takes the result for final, whatever was given meanwhile', () => {
    const checking = give(openAttempt(sheet, undefined), 4, { ...here, isChecking: true });
    expect(isChecking(checking, 4)).toBe(true);
    const checked = tellAnswers(checking, [stateOf(4, 9, { is_final: true, result: right })]);
    expect(isFinal(checked, 4)).toBe(true);
    expect(isChecking(checked, 4)).toBe(false);
    expect(sheetEntryOf(checked, 4).state).toBe('right');
  });

  it('counts what the sheet knows and what was given since', () => {
    const opened = openAttempt(sheet, undefined);
    expect(countAnswered(opened)).toBe(1);
    expect(countAnswered(give(opened, 4, here))).toBe(2);
    expect(countAnswered(give(opened, 9, { ...here, answer: null }))).toBe(0);
  });

  it('does not take empty blanks for an answer', () => {
    const question = { no: 2, type: 3, desc: '', blanks: 2, points: 1 } as ExamQuestion;
    const part = { questions: [question], answers: [], marks: [], files: {}, answerFiles: {} };
    const opened = addPart(openAttempt(sheet, undefined), part);
    expect(isAnswered(give(opened, 2, { ...here, answer: ['', ' '] }), 2)).toBe(false);
    expect(isAnswered(give(opened, 2, { ...here, answer: ['', 'x'] }), 2)).toBe(true);
  });

  it('keeps the flag of a question through its answers', () => {
    const flagged = setFlag(openAttempt(sheet, undefined), 4, true);
    expect(sheetEntryOf(give(flagged, 4, here), 4)).toEqual({ state: 'answered', isMarked: true });
  });
});

function stateFor(change: Partial<AnswerState>) {
  return sheetEntryOf(tellAnswers(openAttempt(sheet, undefined), [stateOf(4, 1, change)]), 4).state;
}

describe('the sheet', () => {
  it('tells what was looked up from what was handed in without an answer', () => {
    const unanswered = {
      answer: null,
      result: { ...right, status: 'unanswered', is_right: false, earned: 0 },
    } as const;
    expect(stateFor({ ...unanswered, is_shown: true })).toBe('shown');
    expect(stateFor({ ...unanswered, is_shown: false })).toBe('unanswered');
    expect(stateFor({ result: right })).toBe('right');
  });
});

describe('what is kept of an attempt', () => {
  const kept = stateToKeep(give(tellAnswers(openAttempt(sheet, undefined), [stateOf(2, 3)]), 4, here));

  it('brings back what the server had said, and what was given here and saved since', () => {
    const recalled = recallState(openAttempt(sheet, undefined), kept);
    expect(answerTo(recalled, 2)).toEqual(['A']);
    expect(answerTo(recalled, 4)).toEqual(['B']);
    expect(countAnswered(recalled)).toBe(3);
  });

  it('stands behind what is newer here, and before what is older', () => {
    const opened = openAttempt(sheet, undefined);
    const give4 = (seq: number) => give(opened, 4, { answer: ['C'], seq, isChecking: false });
    expect(answerTo(recallState(give4(11), kept), 4)).toEqual(['C']);
    expect(answerTo(recallState(give4(9), kept), 4)).toEqual(['B']);
  });

  it('leaves to the outbox what has no number yet: no word of the server would ever be newer', () => {
    const typed = give(openAttempt(sheet, undefined), 4, { ...here, seq: unnumbered });
    expect(stateToKeep(typed).given.size).toBe(0);
  });
});

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();

describe('the deadline', () => {
  it('is what the server said last, whichever answer arrives last', () => {
    const begun = openAttempt({ ...sheet, deadline: at(600), server_time: at(0) }, undefined);
    const given = tellDeadline(begun, { deadline: at(900), server_time: at(599) });
    expect(given.sheet.deadline).toBe(at(900));
    const late = tellDeadline(given, { deadline: at(600), server_time: at(598) });
    expect(late.sheet.deadline).toBe(at(900));
    expect(tellDeadline(late, { deadline: at(700), server_time: at(600) }).sheet.deadline).toBe(at(700));
  });
});
