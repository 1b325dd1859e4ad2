import type { AnswerState, ExamQuestion } from '@tiku/contract';
import type { Grading, Question } from '@tiku/questions';

export function pointsOf(question: ExamQuestion): number {
  return 'points' in question ? question.points : question.score;
}

/** The question as it was asked, with the key that came with the result. */
export function withKey(question: ExamQuestion, { correct_answer, explanation, result }: AnswerState): Question {
  return {
    ...question,
    correct_answer,
    explanation: explanation ?? '',
    score: pointsOf(question),
    item_scores: result?.parts.map(({ total }) => total) ?? null,
  } as Question;
}

/** What the views call a grading. Where the learner has judged an open answer, their own word counts. */
export function gradingOf({ result, self_score }: AnswerState): Grading | null {
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
