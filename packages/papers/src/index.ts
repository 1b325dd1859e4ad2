export { importPaper } from './import-paper.ts';
export type { ImportResult } from './import-paper.ts';
export type { ImportProblem, ImportProblemCode, RejectedRow } from './import-problem.ts';
export type { Paper, PaperItem, PaperSection } from './paper.ts';
