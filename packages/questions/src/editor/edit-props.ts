import type { Question } from '../question.ts';

/** What a family adds between the stem and the explanation. */
export interface EditProps<Q extends Question> {
  question: Q;
  onChange: (question: Q) => void;
}
