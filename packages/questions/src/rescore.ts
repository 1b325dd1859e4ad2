import type { Question } from './question.ts';
import { shareOut } from './score.ts';

/** The same question worth another score; where its items have their own, they share it. */
export function rescore(question: Question, score: number): Question {
  if ('item_scores' in question && question.item_scores) {
    return { ...question, score, item_scores: shareOut(score, question.item_scores.length) };
  }
  return { ...question, score };
}
