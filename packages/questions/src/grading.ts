// What grading says of an answer.

export interface PartResult {
  earned: number;
  total: number;
  right: boolean;
}

/** `parts` has one entry per blank, pair or sentence, and one for the whole where a question has no items. */
export interface Graded {
  status: 'graded';
  earned: number;
  total: number;
  /** The whole of it right: what counts as correct in lists, rates and statistics. */
  right: boolean;
  parts: PartResult[];
}

export type Grading =
  | Graded
  | { status: 'unanswered'; earned: 0; total: number }
  /** Somebody marks it: a teacher in homework, the learner themselves in practice. */
  | { status: 'needs-person'; total: number };
