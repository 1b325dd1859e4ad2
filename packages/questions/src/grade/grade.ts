import { familyOf } from '../families.ts';
import type { Grading } from './grading.ts';
import type { Answer, Question } from '../question.ts';
import { roundScore } from './score.ts';

export function isEmptyAnswer(question: Question, answer: Answer | null): boolean {
  return answer === null || familyOf(question.type).isEmpty(answer);
}

/** The answer holds letters and places as the author wrote them: `answerFromShown` brings them back. */
export function gradeQuestion(question: Question, answer: Answer | null): Grading {
  const family = familyOf(question.type);
  if (answer === null || family.isEmpty(answer)) {
    return { status: 'unanswered', earned: 0, total: roundScore(question.score) };
  }
  return family.grade(question, answer);
}
