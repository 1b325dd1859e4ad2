import {
  findEmpty,
  findItemScoreProblems,
  findOptionProblems,
  findScoreProblems,
  findStemProblems,
} from '../common-problems.ts';
import type { Problem } from '../problems.ts';
import { letters, maxOptions } from '../letters.ts';
import type { MatchingQuestion } from './schema.ts';

export function findMatchingProblems(question: MatchingQuestion): Problem[] {
  const { options, item_scores } = question;
  return [
    ...findStemProblems(question.desc),
    ...findOptionProblems(options, 1),
    ...findRightSideProblems(question.matchings),
    ...findPairProblems(question),
    ...(item_scores
      ? findItemScoreProblems({ score: question.score, item_scores }, options.length)
      : findScoreProblems(question.score)),
  ];
}

function findRightSideProblems(matchings: readonly string[]): Problem[] {
  const field = 'matchings';
  const problems: Problem[] = findEmpty(matchings).map((item) => ({ code: 'empty-matching', field, item }));
  if (matchings.length === 0) problems.push({ code: 'too-few-options', field });
  if (matchings.length > maxOptions) problems.push({ code: 'too-many-options', field });
  return problems;
}

function findPairProblems({ options, matchings, correct_answer }: MatchingQuestion): Problem[] {
  const field = 'correct_answer';
  const labels = new Set(letters.slice(0, matchings.length));
  const problems: Problem[] = [];
  for (const index of options.keys()) {
    const letter = correct_answer[index] ?? '';
    if (letter === '') problems.push({ code: 'missing-answer', field, item: index + 1 });
    else if (!labels.has(letter)) problems.push({ code: 'answer-not-an-option', field, item: index + 1 });
  }
  if (correct_answer.length > options.length) problems.push({ code: 'too-many-answers', field });
  return problems;
}
