// The front door: what other features may use of questions.
export { QuestionFrame } from './question-frame.tsx';
