import type { ReactNode } from 'react';
import type { Grading } from '../grade/grading.ts';

export interface AnswerProps<P, A> {
  /** In the order in which it is shown, as is the answer. */
  question: P;
  answer: A | null;
  onChange: (answer: A | null) => void;
  /** The person is done with this question. */
  onConfirm?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** This is the question that shortcuts go to. */
  active?: boolean | undefined;
  /** What stands below the text of an open answer: its files, and the way to add one. */
  attachments?: ReactNode;
}

export interface ReviewProps<Q, A> {
  /** In the order in which it was shown, as is the answer. */
  question: Q;
  answer: A | null;
  /** Null where nobody was asked: an author looks at the key. */
  grading: Grading | null;
  attachments?: ReactNode;
}
