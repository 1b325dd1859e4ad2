// What several families check in the same way.
import { isEmptyRichText } from './text/empty-rich-text.ts';
import type { Problem } from './problems.ts';
import { maxOptions } from './letters.ts';
import { questionLimits } from './limits.ts';
import { roundScore, sumScores } from './grade/score.ts';

export function findStemProblems(desc: string): Problem[] {
  return isEmptyRichText(desc) ? [{ code: 'empty-stem', field: 'desc' }] : [];
}

/** A field that was left empty is not a number; 0 is a score. */
function isMissingScore(score: number | null | undefined): boolean {
  return score === null || score === undefined || Number.isNaN(score);
}

export function isValidScore(score: number): boolean {
  return score >= 0 && score <= questionLimits.score && roundScore(score) === score;
}

export function findScoreProblems(score: number): Problem[] {
  if (isMissingScore(score)) return [{ code: 'missing-score', field: 'score' }];
  return isValidScore(score) ? [] : [{ code: 'invalid-score', field: 'score' }];
}

/** Of a question that is worth what its items are worth together. */
export function findItemScoreProblems(question: { score: number; item_scores: number[] }, items: number): Problem[] {
  const { item_scores, score } = question;
  const problems: Problem[] = [];
  for (const [index, itemScore] of item_scores.entries()) {
    const place = { field: 'item_scores', item: index + 1 } as const;
    if (isMissingScore(itemScore)) problems.push({ code: 'missing-score', ...place });
    else if (!isValidScore(itemScore)) problems.push({ code: 'invalid-score', ...place });
  }
  if (item_scores.length !== items) problems.push({ code: 'score-count-mismatch', field: 'item_scores' });
  if (problems.length > 0) return problems;
  return sumScores(item_scores) === score ? findScoreProblems(score) : [{ code: 'invalid-score', field: 'score' }];
}

export function findOptionProblems(options: readonly string[], atLeast: number): Problem[] {
  const problems: Problem[] = [];
  if (options.length < atLeast) problems.push({ code: 'too-few-options', field: 'options' });
  if (options.length > maxOptions) problems.push({ code: 'too-many-options', field: 'options' });
  for (const item of findEmpty(options)) problems.push({ code: 'empty-option', field: 'options', item });
  return problems;
}

/** Counted from 1. */
export function findEmpty(texts: readonly string[]): number[] {
  return texts.flatMap((text, index) => (isEmptyRichText(text) ? [index + 1] : []));
}
