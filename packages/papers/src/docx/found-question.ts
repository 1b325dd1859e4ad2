import type { QuestionType } from '@tiku/questions';
import type { Field } from './marks.ts';

/** A text with its pictures, as one cell will hold it. */
export interface Passage {
  text: string;
  pictures: string[];
}

export interface FoundQuestion {
  kind: 'question';
  number: number;
  /** `1)` and not `1.`. */
  isBracketed: boolean;
  stem: Passage;
  options: Passage[];
  fields: Record<Field, Passage>;
  /** Null where the section does not say it. */
  type: QuestionType | null;
  /** What the section says; '' where it does not. */
  scoreEach: string;
  /** The line it begins with. */
  at?: number | undefined;
}

export interface FoundSection {
  kind: 'section';
  title: Passage;
  description: Passage;
}
