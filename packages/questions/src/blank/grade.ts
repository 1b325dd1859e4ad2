import { exactText, foldText } from '../grade/compare-text.ts';
import { gradeItem, gradeItems } from '../grade/grading.ts';
import type { Graded } from '../grade/grading.ts';
import type { BlankAnswer, BlankQuestion } from './schema.ts';
import { matchInAnyOrder } from './match-in-any-order.ts';
import { traitsOf } from '../types.ts';

/** Every blank earns its own score. What goes beyond the blanks is not looked at: guesses by the dozen earn nothing. */
export function gradeBlank(question: BlankQuestion, answer: BlankAnswer): Graded {
  const { isCaseSensitive, isUnordered } = traitsOf(question.type);
  const normalise = isCaseSensitive ? exactText : foldText;
  const accepted = question.correct_answer.map((texts) => texts.map(normalise));
  const given = accepted.map((_, blank) => normalise(answer[blank] ?? ''));
  const scores = accepted.map((_, blank) => question.item_scores[blank] ?? 0);

  // An empty blank is never right, whatever the key says.
  const accepts = (expected: number, blank: number): boolean =>
    given[blank] !== '' && accepted[expected]!.includes(given[blank]!);
  const expectedIn = isUnordered ? matchInAnyOrder(scores, accepts) : [...scores.keys()];

  const parts = expectedIn.map((expected, blank) => gradeItem(accepts(expected, blank), scores[expected]!));
  return gradeItems(parts, question.score);
}
