import { changeList, letterAfter } from '../editor/list-change.ts';
import type { ListChange } from '../editor/list-change.ts';
import type { Letter } from '../letters.ts';
import type { ChoiceQuestion } from './schema.ts';

/** The key goes where its options go, and goes with the one that is removed. */
export function changeOptions(question: ChoiceQuestion, change: ListChange): ChoiceQuestion {
  return {
    ...question,
    options: changeList(question.options, change, ''),
    correct_answer: question.correct_answer
      .map((letter) => letterAfter(letter, change))
      .filter((letter) => letter !== null)
      .toSorted(),
  };
}

/** Marks one option among several as right, or no longer so. */
export function markOption(question: ChoiceQuestion, letter: Letter, right: boolean): ChoiceQuestion {
  const others = question.correct_answer.filter((each) => each !== letter);
  return { ...question, correct_answer: right ? [...others, letter].toSorted() : others };
}
