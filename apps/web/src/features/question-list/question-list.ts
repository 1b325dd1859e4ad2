// The front door: what other features share with the lists of marked questions.
export { focusNext } from './focus-next.ts';
export { KeptQuestionCard } from './kept-question-card.tsx';
export { default as keptStyles } from './kept-question-card.module.css';
export { PrintedPaper } from './printed-paper.tsx';
export type { PrintedQuestion } from './printed-paper.tsx';
