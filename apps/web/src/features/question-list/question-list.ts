// The front door: how other features lead to the lists of marked questions.
export { listPath } from './lists.ts';
