import { sumScores } from '../grade/score.ts';
import { changeList, letterAfter } from '../editor/list-change.ts';
import type { ListChange } from '../editor/list-change.ts';
import type { MatchingQuestion } from './schema.ts';

/** An item on the left takes its match and its score along. */
export function changeLeft(question: MatchingQuestion, change: ListChange): MatchingQuestion {
  const { item_scores: scores } = question;
  const changed = {
    ...question,
    options: changeList(question.options, change, ''),
    correct_answer: changeList(question.correct_answer, change, ''),
  };
  return scores ? withItemScores(changed, changeList(scores, change, scores.at(-1) ?? 1)) : changed;
}

/** Matches follow the item on the right; where it is removed, the item on the left waits for another. */
export function changeRight(question: MatchingQuestion, change: ListChange): MatchingQuestion {
  return {
    ...question,
    matchings: changeList(question.matchings, change, ''),
    correct_answer: question.correct_answer.map((letter) => letter && (letterAfter(letter, change) ?? '')),
  };
}

export function withItemScores(question: MatchingQuestion, scores: number[]): MatchingQuestion {
  return { ...question, item_scores: scores, score: sumScores(scores) };
}
