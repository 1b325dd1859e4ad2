import { findItemScoreProblems, findOptionProblems, findStemProblems } from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import type { CorrectionQuestion } from './schema.ts';

export function findCorrectionProblems(question: CorrectionQuestion): Problem[] {
  const { options, correct_answer } = question;
  const field = 'correct_answer';
  const problems = [...findStemProblems(question.desc), ...findOptionProblems(options, 1)];
  for (const index of options.keys()) {
    const isMissing = (correct_answer[index] ?? '').trim() === '';
    if (isMissing) problems.push({ code: 'missing-answer', field, item: index + 1 });
  }
  if (correct_answer.length > options.length) problems.push({ code: 'too-many-answers', field });
  return [...problems, ...findItemScoreProblems(question, options.length)];
}
