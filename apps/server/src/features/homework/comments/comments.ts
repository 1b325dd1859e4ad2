// What whoever marked a paper wrote to its answers.
export { selectCommentsOn } from './comments.store.ts';
