import { gradeItem, gradeItems, gradeWhole } from '../grade/grading.ts';
import type { Graded } from '../grade/grading.ts';
import type { MatchingAnswer, MatchingQuestion } from './schema.ts';

/** All or nothing, unless every pair has a score of its own. */
export function gradeMatching(question: MatchingQuestion, answer: MatchingAnswer): Graded {
  const { correct_answer, item_scores, score } = question;
  const pairs = correct_answer.map((letter, item) => answer[item] === letter);
  if (item_scores) {
    return gradeItems(
      pairs.map((right, item) => gradeItem(right, item_scores[item] ?? 0)),
      score,
    );
  }
  const right = pairs.every(Boolean);
  return { ...gradeWhole(right, right ? score : 0, score), parts: pairs.map((pair) => gradeItem(pair, 0)) };
}
