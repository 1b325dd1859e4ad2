import type { Question } from '../question.ts';
import { roundScore, shareOut, sumScores } from './score.ts';

/** The same question worth another score. What its items and a part of the answer earn keeps its share. */
export function rescore(question: Question, score: number): Question {
  if (question.score === score) return question;
  if ('item_scores' in question && question.item_scores) {
    return { ...question, score, item_scores: scaleItems(question.item_scores, score) };
  }
  if ('partial_score' in question && question.partial_score !== null && question.score > 0) {
    return { ...question, score, partial_score: roundScore((question.partial_score * score) / question.score) };
  }
  return { ...question, score };
}

/** In tenths that add up: each ends where its share of the whole does. Those that earned nothing share alike. */
function scaleItems(items: readonly number[], total: number): number[] {
  const sum = sumScores(items);
  if (sum === 0) return shareOut(total, items.length);
  const ends = items.map((_, at) => roundScore((sumScores(items.slice(0, at + 1)) * total) / sum));
  return ends.map((end, at) => roundScore(end - (ends[at - 1] ?? 0)));
}
