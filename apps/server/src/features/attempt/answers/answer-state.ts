// One question of an attempt as its person may see it.
import type { AnswerState, AppliedRubric, GradeChange } from '@tiku/contract';
import { answerToShown, arrangeQuestion, sheetStateOf, showQuestion } from '@tiku/questions';
import type { SheetState } from '@tiku/questions';
import { giverOf, presentGrading } from '../../question/question.ts';
import { maySeeGraded, maySeeKey, maySeeResult } from '../../question-key/question-key.ts';
import type { KeyReader, MarkerKey } from '../../question-key/question-key.ts';
import type { AskedRow, StoredAnswer } from '../paper/asked.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { seedOf } from '../paper/option-order.ts';

type Attempt = Pick<AttemptRow, 'seed' | 'handed_in_at' | 'rules' | 'awaits_marks' | 'server_time'>;

type Ended = Omit<Attempt, 'seed'>;
type Shown = Pick<AskedRow, 'shown_at'>;

/** No other answer is taken: the key was shown, or the attempt handed in. */
function isFinal({ handed_in_at }: Pick<Ended, 'handed_in_at'>, { shown_at }: Shown): boolean {
  return handed_in_at !== null || shown_at !== null;
}

/** For the learner who gave the answers. */
export function keyReaderOf(attempt: Ended, row: Shown, isWithheld: boolean): KeyReader {
  const { rules, awaits_marks: awaitsMarks, server_time: now } = attempt;
  const homework = rules === null ? null : { rules, now };
  return { isAuthor: false, isSeen: isFinal(attempt, row), isWithheld, homework, awaitsMarks };
}

/**
 * A marker knows what was given for answers that people mark; the verdict on any other would tell the key. The taker sees what
 * the key decided before people have marked the rest.
 */
export function maySeeVerdict(keyReader: KeyReader | MarkerKey, { status }: Pick<StoredAnswer, 'status'>): boolean {
  if (maySeeResult(keyReader)) return true;
  return 'hidden' in keyReader ? status === 'needs-person' : maySeeGraded(keyReader) && status !== 'needs-person';
}

type Given = Pick<StoredAnswer, 'status' | 'is_right' | 'self_score' | 'given_by'>;

/** Marks are nothing to the learner before marking is completed. */
export function hideOpenMarks<Row extends Given>(keyReader: KeyReader | MarkerKey, row: Row): Row {
  if ('hidden' in keyReader || !keyReader.awaitsMarks || row.status !== 'needs-person') return row;
  return { ...row, is_right: null, self_score: null, given_by: null };
}

interface Told {
  rightShare: number | null;
  comment: string;
  rubric: AppliedRubric | undefined;
  changes: GradeChange[];
}

export function presentState(
  attempt: Attempt,
  row: AskedRow,
  keyReader: KeyReader | MarkerKey,
  { rightShare, comment, rubric, changes }: Told,
): AnswerState {
  const arrangement = arrangeQuestion(row.content, seedOf(attempt.seed, row.content_id));
  const state: AnswerState = {
    no: row.no,
    seq: row.seq,
    answer: row.answer === null ? null : answerToShown(row.content, row.answer, arrangement),
    is_marked: row.is_marked,
    is_final: isFinal(attempt, row),
    is_shown: row.shown_at !== null,
    is_withheld: keyReader.isWithheld,
    ...('hidden' in keyReader && keyReader.hidden ? { hidden_key: keyReader.hidden } : {}),
  };
  if (!maySeeVerdict(keyReader, row)) return state;
  // What is written and corrected while it is being marked is for those who mark.
  const isMarked = 'hidden' in keyReader || !keyReader.awaitsMarks;
  const result = {
    result: presentGrading(row),
    self_score: row.given_by === 'learner' ? row.self_score : null,
    right_share: rightShare,
    ...(isMarked && comment !== '' && { comment }),
    ...(isMarked && rubric && { rubric: maySeeKey(keyReader) ? rubric : onlyApplied(rubric) }),
    ...(isMarked && changes.length > 0 && { changes }),
  };
  if (!maySeeKey(keyReader)) return { ...state, ...result };
  const { correct_answer, explanation } = showQuestion(row.content, arrangement);
  return { ...state, ...result, correct_answer, explanation };
}

/** What an answer lacks tells what is right, as a key does. */
function onlyApplied(rubric: AppliedRubric): AppliedRubric {
  return { ...rubric, criteria: rubric.criteria.filter(({ is_applied }) => is_applied) };
}

type Touched = Pick<StoredAnswer, 'shown_at' | 'status' | 'earned' | 'is_right' | 'self_score' | 'given_by'> & {
  has_answer: boolean;
};

/** On the sheet of its attempt. */
export function presentSheetState(keyReader: KeyReader | MarkerKey, row: Touched): SheetState {
  const shown = hideOpenMarks(keyReader, row);
  const { status, is_right: isRight, earned, self_score } = shown;
  const result = {
    status: status ?? 'unanswered',
    isRight,
    earned: earned ?? self_score ?? 0,
    givenBy: giverOf(shown),
  };
  return sheetStateOf({
    hasAnswer: row.has_answer,
    isShown: row.shown_at !== null,
    result: maySeeVerdict(keyReader, row) || maySeeGraded(keyReader) ? result : null,
  });
}
