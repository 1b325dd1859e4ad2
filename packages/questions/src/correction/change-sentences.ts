import { sumScores } from '../grade/score.ts';
import { changeList } from '../editor/list-change.ts';
import type { ListChange } from '../editor/list-change.ts';
import type { CorrectionQuestion } from './schema.ts';

/** A faulty sentence, its correction and its score stay together. */
export function changeSentences(question: CorrectionQuestion, change: ListChange): CorrectionQuestion {
  const scores = changeList(question.item_scores, change, question.item_scores.at(-1) ?? 1);
  return {
    ...question,
    options: changeList(question.options, change, ''),
    correct_answer: changeList(question.correct_answer, change, ''),
    item_scores: scores,
    score: sumScores(scores),
  };
}
