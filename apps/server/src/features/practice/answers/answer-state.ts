// One question of an attempt as its person may see it.
import type { AnswerState, GradeChange } from '@tiku/contract';
import { answerToShown, arrangeQuestion, sheetStateOf, showQuestion } from '@tiku/questions';
import type { SheetState } from '@tiku/questions';
import { giverOf, presentGrading } from '../../question/question.ts';
import { maySeeKey, maySeeResult } from '../../question-key/question-key.ts';
import type { AskedRow, StoredAnswer } from '../attempt/asked.store.ts';
import type { AttemptRow } from '../attempt/attempt.store.ts';
import { seedOf } from '../attempt/option-order.ts';

type Attempt = Pick<AttemptRow, 'seed' | 'handed_in_at' | 'rules' | 'awaits_marks' | 'reader'>;

type Ended = Omit<Attempt, 'seed'>;
type Shown = Pick<AskedRow, 'shown_at'>;

/** No other answer is taken: the key was shown, or the attempt handed in. */
function isFinal({ handed_in_at }: Pick<Ended, 'handed_in_at'>, { shown_at }: Shown): boolean {
  return handed_in_at !== null || shown_at !== null;
}

export function keyReaderOf(attempt: Ended, row: Shown, isWithheld: boolean) {
  const { reader, rules, awaits_marks: awaitsMarks } = attempt;
  return { isAuthor: reader === 'marker', isSeen: isFinal(attempt, row), isWithheld, rules, awaitsMarks };
}

export function presentState(
  attempt: Attempt,
  row: AskedRow,
  isWithheld: boolean,
  { rightShare, comment, changes }: { rightShare: number | null; comment: string; changes: GradeChange[] },
): AnswerState {
  const arrangement = arrangeQuestion(row.content, seedOf(attempt.seed, row.content_id));
  const state: AnswerState = {
    no: row.no,
    seq: row.seq,
    answer: row.answer === null ? null : answerToShown(row.content, row.answer, arrangement),
    is_marked: row.is_marked,
    is_final: isFinal(attempt, row),
    is_shown: row.shown_at !== null,
    is_withheld: isWithheld,
  };
  const keyReader = keyReaderOf(attempt, row, isWithheld);
  if (!maySeeResult(keyReader)) return state;
  const result = {
    result: presentGrading(row),
    self_score: row.given_by === 'learner' ? row.self_score : null,
    right_share: rightShare,
    ...(comment === '' ? {} : { comment }),
    ...(changes.length > 0 && { changes }),
  };
  if (!maySeeKey(keyReader)) return { ...state, ...result };
  const { correct_answer, explanation } = showQuestion(row.content, arrangement);
  return { ...state, ...result, correct_answer, explanation };
}

type Touched = Pick<StoredAnswer, 'shown_at' | 'status' | 'earned' | 'is_right' | 'self_score' | 'given_by'> & {
  has_answer: boolean;
};

/** On the sheet of its attempt. */
export function presentSheetState(attempt: Ended, row: Touched, isWithheld: boolean): SheetState {
  const { status, is_right: isRight, earned, self_score } = row;
  const result = { status: status ?? 'unanswered', isRight, earned: earned ?? self_score ?? 0, givenBy: giverOf(row) };
  return sheetStateOf({
    hasAnswer: row.has_answer,
    isShown: row.shown_at !== null,
    result: maySeeResult(keyReaderOf(attempt, row, isWithheld)) ? result : null,
  });
}
