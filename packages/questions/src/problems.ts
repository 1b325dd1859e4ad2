// What keeps a question from being kept, as values: the editor shows them beside their field, the import beside
// their cell.

export type ProblemCode =
  | 'empty-stem'
  | 'too-few-options'
  | 'too-many-options'
  | 'empty-option'
  | 'empty-matching'
  | 'missing-score'
  | 'missing-answer'
  | 'invalid-partial-score'
  | 'answer-not-an-option'
  | 'too-many-answers'
  | 'score-count-mismatch'
  | 'invalid-score';

export interface Problem {
  code: ProblemCode;
  /** Which field it is about. */
  field: 'desc' | 'options' | 'matchings' | 'correct_answer' | 'score' | 'partial_score' | 'item_scores';
  /** Which option, blank, pair or sentence, counted from 1. */
  item?: number;
}
