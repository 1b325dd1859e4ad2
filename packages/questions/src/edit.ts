import { familyOf } from './families.ts';
import type { Problem } from './problems.ts';
import type { Question } from './question.ts';
import type { QuestionType } from './types.ts';

/** A new question of the type, as the editor opens it. */
export function createQuestion(type: QuestionType): Question {
  return familyOf(type).create(type);
}

/** What keeps the question from being kept; none means that it is fit to be asked. */
export function findProblems(question: Question): Problem[] {
  return familyOf(question.type).findProblems(question);
}
