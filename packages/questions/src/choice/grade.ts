import { gradeWhole } from '../grade/grading.ts';
import type { Graded } from '../grade/grading.ts';
import type { ChoiceAnswer, ChoiceQuestion } from './schema.ts';
import { traitsOf } from '../types.ts';

/** Types of one right option are all or nothing. */
export function hasOneRightOption(type: ChoiceQuestion['type']): boolean {
  return traitsOf(type).right === 'one';
}

/** Exactly the right options earn the full score; some of them and nothing wrong earn the partial score, if any. */
export function gradeChoice(question: ChoiceQuestion, answer: ChoiceAnswer): Graded {
  const { correct_answer: key, score } = question;
  if (!answer.every((letter) => key.includes(letter))) return gradeWhole(false, 0, score);
  if (key.every((letter) => answer.includes(letter))) return gradeWhole(true, score, score);
  const hasPart = answer.length > 0 && !hasOneRightOption(question.type);
  return gradeWhole(false, hasPart ? (question.partial_score ?? 0) : 0, score);
}
