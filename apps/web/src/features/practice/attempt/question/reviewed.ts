import type { AnswerState, ExamQuestion } from '@tiku/contract';
import type { Question } from '@tiku/questions';

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
