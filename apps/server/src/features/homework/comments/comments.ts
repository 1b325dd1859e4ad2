// What the marker of a paper wrote to its answers, and what is offered to write again.
export { selectCommentsOn } from './comments.store.ts';
export { selectOffered, upsertRemoved } from './offered.store.ts';
