// The pages that are loaded together.
export { MarkAnswersPage } from './mark/mark-answers.page.tsx';
export { MarksPage } from './mark/marks.page.tsx';
export { MemberScoresPage } from './results/member-scores.page.tsx';
export { ScoresPage } from './results/scores.page.tsx';
