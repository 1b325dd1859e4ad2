// Random questions that are fit to be asked, and random answers to them, for property tests.
export { anyAnswer } from './any-answer.ts';
export { anyQuestion, anyQuestionOf } from './any-question.ts';
