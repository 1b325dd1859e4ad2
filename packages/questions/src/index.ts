export type { Arrangement } from './show/arrange.ts';
export { createQuestion, findProblems } from './edit.ts';
export { isEmptyRichText } from './text/empty-rich-text.ts';
export { gradeQuestion, isEmptyAnswer } from './grade/grade.ts';
export type { Graded, Grading, NeedsPerson, PartResult, Unanswered } from './grade/grading.ts';
export type { Problem, ProblemCode } from './problems.ts';
export { letters, maxOptions } from './letters.ts';
export type { Letter } from './letters.ts';
export type { Answer, Difficulty, PublicQuestion, Question, RichText } from './question.ts';
export { rescore } from './grade/rescore.ts';
export { scoreByRubric } from './grade/rubric.ts';
export type { RubricScore } from './grade/rubric.ts';
export { isSameScore, isScore, roundScore, sumScores } from './grade/score.ts';
export { answerFromShown, answerToShown, arrangeQuestion, hideKey, showQuestion } from './show/show.ts';
export { sheetStateOf } from './sheet/sheet-state.ts';
export type { SheetState } from './sheet/sheet-state.ts';
export type { ReadRow, RowProblem, SheetRow } from './sheet/sheet-row.ts';
export {
  familyNameOf,
  familyNames,
  findSibling,
  isChosen,
  isJudgedByPeople,
  isOf,
  isTyped,
  questionTypes,
  takesOneTap,
  traitsOf,
  typesOf,
} from './types.ts';
export type { FamilyName, QuestionType, VariantType } from './types.ts';
