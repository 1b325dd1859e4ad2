// Writing a whole paper into an exam.
export { insertMaterials, insertQuestions } from './insert-paper.store.ts';
export { insertPaper } from './insert-paper.ts';
export { updateSums } from './insert-paper.store.ts';
export { placePaper } from './place-paper.ts';
