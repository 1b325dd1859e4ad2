// A question as one row of a spreadsheet, after its columns have been recognised and before its cells are understood.
import type { Difficulty, Question, QuestionType, RichText } from './question.ts';
import type { Problem } from './problems.ts';

export interface SheetRow {
  /** From the type column, or inferred from the row. */
  type: QuestionType;
  stem: RichText;
  options: RichText[];
  matchings: RichText[];
  /** The answer columns as the person sees them, in order; `^^` and `||` not yet taken apart. */
  answers: string[];
  /** The score columns, likewise. */
  scores: string[];
  explanation: RichText;
  difficulty: Difficulty | null;
}

/** Where a problem sits: the kind of column, and which one of them, counted from 1. */
export interface RowProblem {
  severity: 'error' | 'warning';
  code: Problem['code'] | 'blanks-or-alternatives' | 'unreadable-answer' | 'unreadable-score' | 'type-changed';
  column: 'stem' | 'type' | 'option' | 'matching' | 'answer' | 'score' | 'explanation';
  item: number;
}

/** A row with an error gives no question; a row with warnings gives one that somebody should look at. */
export interface ReadRow<Q extends Question = Question> {
  question: Q | null;
  problems: RowProblem[];
}
