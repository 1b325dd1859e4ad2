// Files that become exams: the front door of this feature.
export { convertDocx } from './read/convert-docx.ts';
export { importFile } from './keep/import-file.ts';
export { keepImport } from './keep/keep-import.ts';
export { selectOwnImport } from './read/start-import.ts';
export { readExam } from './export/export-exam.ts';
export { sendPaper } from './export/send-paper.ts';
export { writeApart } from './export/write-apart.ts';
export { isConvertedFile } from './read/conversion.store.ts';
export { isImportFile, selectWaitingImports } from './exam-import.store.ts';
export { purgeConversions, purgeImports } from './purge-imports.ts';
export { readImport } from './read/read-import.ts';
