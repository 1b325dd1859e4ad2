// The front door: how other features lead to the lists of marked questions.
export { listPath } from './lists.ts';
export { focusNext } from './focus-next.ts';
export { KeptQuestionCard } from './kept-question-card.tsx';
export { default as keptStyles } from './kept-question-card.module.css';
