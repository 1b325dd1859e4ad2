// Writing a whole paper into an exam.
export { insertPaper } from './insert-paper.ts';
export { updateSums } from './insert-paper.store.ts';
export { placePaper } from './place-paper.ts';
