export type { Arrangement } from './arrange.ts';
export { defineFamily } from './family.ts';
export type { Family } from './family.ts';
export type { Graded, Grading, PartResult } from './grading.ts';
export type { Problem, ProblemCode } from './problems.ts';
export { letters, maxOptions, questionTypes } from './question.ts';
export type { Answer, Difficulty, Letter, Question, QuestionType, RichText } from './question.ts';
export type { PublicQuestion } from './schema.ts';
export type { ReadRow, RowProblem, SheetRow } from './sheet-row.ts';
