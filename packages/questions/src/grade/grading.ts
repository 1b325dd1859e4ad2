// What grading says of an answer.
import { roundScore, sumScores } from './score.ts';

export interface PartResult {
  earned: number;
  total: number;
  right: boolean;
}

/**
 * `parts` has one entry per blank, pair or sentence, and one for the whole where a question has no items. The pairs of a
 * matching that is all or nothing carry no points of their own.
 */
export interface Graded {
  status: 'graded';
  earned: number;
  total: number;
  /** The whole of it right: what counts as correct in lists, rates and statistics. */
  right: boolean;
  parts: PartResult[];
}

export interface Unanswered {
  status: 'unanswered';
  earned: 0;
  total: number;
}

/** Somebody marks it: a teacher in homework, the learner themselves in practice. */
export interface NeedsPerson {
  status: 'needs-person';
  total: number;
}

export type Grading = Graded | Unanswered | NeedsPerson;

/** A question without items. */
export function gradeWhole(right: boolean, earned: number, total: number): Graded {
  const whole = { earned: roundScore(Math.min(earned, total)), total: roundScore(total), right };
  return { status: 'graded', ...whole, parts: [{ ...whole }] };
}

/** Every item earns its own; all together never more than the question is worth. */
export function gradeItems(parts: PartResult[], total: number): Graded {
  return {
    status: 'graded',
    earned: Math.min(sumScores(parts.map((part) => part.earned)), roundScore(total)),
    total: roundScore(total),
    right: parts.every((part) => part.right),
    parts,
  };
}

export function gradeItem(right: boolean, total: number): PartResult {
  return { earned: right ? total : 0, total, right };
}
