// The questions of an exam, and how they are shown.
export { selectQuestions, selectQuestionsByNo, selectScores } from './exam-question.store.ts';
export type { QuestionRow } from './exam-question.store.ts';
export { mapShownTexts, mediaOf, presentPublic, presentSeen, presentWithKey, sourceOf } from './exam-question.ts';
export { scoreContent } from './placed-score.ts';
export { acceptQuestion } from './accept-question.ts';
export { readQuestions } from './read-questions.ts';
export { holdsWords } from './search-match.ts';
