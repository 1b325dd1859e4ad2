// The questions of an exam, and how they are shown.
export { replaceQuestion, selectQuestions, selectQuestionsByNo, selectScores } from './exam-question.store.ts';
export { selectDifficultyCounts, selectTypeCounts } from './exam-outline.store.ts';
export type { QuestionRow } from './exam-question.store.ts';
export {
  answerFromOwnOrder,
  answerInOwnOrder,
  mapShownTexts,
  mediaOf,
  presentPublic,
  presentSeen,
  presentTo,
  presentWithKey,
  sourceOf,
} from './exam-question.ts';
export { scoreContent } from './placed-score.ts';
export { acceptQuestion } from './accept-question.ts';
export { placeMaterial } from './live-material.store.ts';
export { examMark } from './place-marks.ts';
export { readQuestions } from './read-questions.ts';
export { holdsWords } from './search-match.ts';
