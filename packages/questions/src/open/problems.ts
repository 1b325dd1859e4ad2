import { findScoreProblems, findStemProblems } from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import type { OpenQuestion } from './schema.ts';

/** There are essays without a reference answer. */
export function findOpenProblems(question: OpenQuestion): Problem[] {
  return [...findStemProblems(question.desc), ...findScoreProblems(question.score)];
}
