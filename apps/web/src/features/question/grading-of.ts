import type { AnswerState } from '@tiku/contract';
import { isSameScore } from '@tiku/questions';
import type { Grading } from '@tiku/questions';

/** What the views call a grading. Where a person has judged an open answer, their word counts. */
export function gradingOf({ result }: Pick<AnswerState, 'result'>): Grading | null {
  if (!result) return null;
  const { status, total, earned, is_right, parts } = result;
  if (status === 'unanswered') return { status, earned: 0, total };
  if (status === 'needs-person') {
    if (result.given_by === null) return { status, total };
    const whole = { earned, total, right: is_right ?? isSameScore(earned, total) };
    return { status: 'graded', ...whole, parts: [whole] };
  }
  return { status, earned, total, right: is_right ?? false, parts };
}
