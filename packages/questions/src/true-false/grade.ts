import { gradeWhole } from '../grade/grading.ts';
import type { Graded } from '../grade/grading.ts';
import type { TrueFalseAnswer, TrueFalseQuestion } from './schema.ts';

export function gradeTrueFalse(question: TrueFalseQuestion, answer: TrueFalseAnswer): Graded {
  const right = answer === question.correct_answer;
  return gradeWhole(right, right ? question.score : 0, question.score);
}
