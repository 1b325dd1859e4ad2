import { findItemScoreProblems, findStemProblems } from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import { maxOptions } from '../letters.ts';
import type { BlankQuestion } from './schema.ts';

export function findBlankProblems(question: BlankQuestion): Problem[] {
  const { correct_answer } = question;
  const field = 'correct_answer';
  const problems = findStemProblems(question.desc);
  if (correct_answer.length === 0) problems.push({ code: 'missing-answer', field });
  if (correct_answer.length > maxOptions) problems.push({ code: 'too-many-answers', field });
  for (const [index, accepted] of correct_answer.entries()) {
    const isMissing = accepted.every((text) => text.trim() === '');
    if (isMissing) problems.push({ code: 'missing-answer', field, item: index + 1 });
  }
  return [...problems, ...findItemScoreProblems(question, correct_answer.length)];
}
