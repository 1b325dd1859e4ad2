// The front door of cards: questions as they are read in a list, kept, and put on paper.
export { QuestionCard } from './question-card.tsx';
export { QuestionMedia } from './question-media.tsx';
export { focusNext } from './focus-next.ts';
export { KeptQuestionCard } from './kept-question-card.tsx';
export { default as keptStyles } from './kept-question-card.module.css';
export { PrintedPaper } from './printed-paper.tsx';
export type { PrintedQuestion } from './printed-paper.tsx';
