// What the marker of a paper wrote to its answers.
export { selectCommentsOn } from './comments.store.ts';
