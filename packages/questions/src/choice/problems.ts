import { findOptionProblems, findScoreProblems, findStemProblems, isValidScore } from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import { letters } from '../letters.ts';
import { hasOneRightOption } from './grade.ts';
import type { ChoiceQuestion } from './schema.ts';

export function findChoiceProblems(question: ChoiceQuestion): Problem[] {
  return [
    ...findStemProblems(question.desc),
    ...findOptionProblems(question.options, 2),
    ...findKeyProblems(question),
    ...findScoreProblems(question.score),
    ...(isValidPartialScore(question) ? [] : [{ code: 'invalid-partial-score', field: 'partial_score' } as const]),
  ];
}

function findKeyProblems({ type, options, correct_answer }: ChoiceQuestion): Problem[] {
  const field = 'correct_answer';
  if (correct_answer.length === 0) return [{ code: 'missing-answer', field }];
  const labels = new Set(letters.slice(0, options.length));
  if (!correct_answer.every((letter) => labels.has(letter))) return [{ code: 'answer-not-an-option', field }];
  return hasOneRightOption(type) && correct_answer.length > 1 ? [{ code: 'too-many-answers', field }] : [];
}

function isValidPartialScore({ type, score, partial_score }: ChoiceQuestion): boolean {
  if (partial_score === null) return true;
  // Where the full score is missing, it alone is reported.
  return !hasOneRightOption(type) && isValidScore(partial_score) && !(partial_score > score);
}
