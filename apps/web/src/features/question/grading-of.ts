import type { AnswerState } from '@tiku/contract';
import type { Grading } from '@tiku/questions';

/** What the views call a grading. Where the learner has judged an open answer, their own word counts. */
export function gradingOf({ result, self_score }: Pick<AnswerState, 'result' | 'self_score'>): Grading | null {
  if (!result) return null;
  const { status, total, earned, is_right, parts } = result;
  if (status === 'unanswered') return { status, earned: 0, total };
  if (status === 'needs-person') {
    if ((self_score ?? null) === null) return { status, total };
    const whole = { earned: self_score ?? 0, total, right: is_right ?? self_score === total };
    return { status: 'graded', ...whole, parts: [whole] };
  }
  return { status, earned, total, right: is_right ?? false, parts };
}
