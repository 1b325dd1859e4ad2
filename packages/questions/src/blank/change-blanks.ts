import { sumScores } from '../grade/score.ts';
import { changeList } from '../editor/list-change.ts';
import type { ListChange } from '../editor/list-change.ts';
import type { BlankQuestion } from './schema.ts';

/** A blank takes its accepted answers and its score along. */
export function changeBlanks(question: BlankQuestion, change: ListChange): BlankQuestion {
  const scores = changeList(question.item_scores, change, question.item_scores.at(-1) ?? 1);
  return {
    ...question,
    correct_answer: changeList(question.correct_answer, change, ['']),
    item_scores: scores,
    score: sumScores(scores),
  };
}
