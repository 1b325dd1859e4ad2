import type { Arrangement } from './show/arrange.ts';
import type { Graded, NeedsPerson } from './grade/grading.ts';
import type { Problem } from './problems.ts';
import type { Question } from './question.ts';

/** One family of question types: all that differs between families, in one place. */
export interface Family<Q extends Question, A, P> {
  /** Pure. `answer` is not empty, and holds letters and places as the author wrote them. */
  grade(question: Q, answer: A): Graded | NeedsPerson;
  isEmpty(answer: A): boolean;
  /** The question without anything that tells its answer, field by field. */
  hideKey(question: Q): P;
  /** How a learner with this seed sees it. */
  arrange(question: Q, seed: number): Arrangement;
  /** The question with its options, key and explanation in the places in which they are shown. */
  show(question: Q, arrangement: Arrangement): Q;
  /** From the letters shown to the author's, and back. */
  fromShown(answer: A, arrangement: Arrangement): A;
  toShown(answer: A, arrangement: Arrangement): A;
  findProblems(question: Q): Problem[];
  /** A new question of the type, as the editor opens it. */
  create(type: Q['type']): Q;
}

export function defineFamily<Q extends Question, A, P>(family: Family<Q, A, P>): Family<Q, A, P> {
  return family;
}

/** For families in which nothing has a place to change. */
export const staysInPlace = {
  arrange: (): Arrangement => ({}),
  show: <Q>(question: Q): Q => question,
  fromShown: <A>(answer: A): A => answer,
  toShown: <A>(answer: A): A => answer,
};
