// A question as one row of a spreadsheet, after its columns have been recognised and before its cells are understood.
import type { Difficulty, Question, RichText } from '../question.ts';
import type { Problem } from '../problems.ts';
import type { QuestionType } from '../types.ts';

export interface SheetRow {
  /** From the type column, or inferred from the row. */
  type: QuestionType;
  stem: RichText;
  options: RichText[];
  matchings: RichText[];
  /**
   * The answer columns as the person sees them, in order; `^^` and `||` not yet taken apart. Rich text, which only the
   * reference answer of an open question holds, stands in its cell form (rich-cell.ts).
   */
  answers: string[];
  /** The score columns, likewise. Nothing in them counts as 0. */
  scores: string[];
  explanation: RichText;
  difficulty: Difficulty | null;
}

export type RowProblemCode =
  | Problem['code']
  /** One cell, several texts: each fills a blank, or each is accepted for the one blank. The stem decided. */
  | 'blanks-or-alternatives'
  /** The stem shows another number of blanks than there are answers. */
  | 'blank-count-mismatch'
  /** `B` is the letter of one option and the text of another. The letter counted. */
  | 'letter-or-text'
  /** `A` for true and `B` for false, without options that say so. */
  | 'letter-for-true-false'
  | 'unreadable-answer'
  | 'unreadable-score'
  /** Scores have one decimal. */
  | 'score-rounded'
  /** Several letters under a type of one right option. */
  | 'type-changed'
  /** Filled in, but a question of this type has none. */
  | 'options-not-used'
  | 'matchings-not-used'
  /** The same text twice. */
  | 'equal-options'
  | 'too-long';

/** Where a problem sits: the kind of column, and which one of them, counted from 1. */
export interface RowProblem {
  severity: 'error' | 'warning';
  code: RowProblemCode;
  column: 'stem' | 'type' | 'option' | 'matching' | 'answer' | 'score' | 'explanation';
  item: number;
}

/** A row with an error gives no question; a row with warnings gives one that somebody should look at. */
export interface ReadRow<Q extends Question = Question> {
  question: Q | null;
  problems: RowProblem[];
}
