import { findScoreProblems, findStemProblems } from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import type { TrueFalseQuestion } from './schema.ts';

export function findTrueFalseProblems(question: TrueFalseQuestion): Problem[] {
  return [...findStemProblems(question.desc), ...findScoreProblems(question.score)];
}
