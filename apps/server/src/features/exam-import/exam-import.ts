// Files that become exams: the front door of this feature.
export { convertDocx } from './convert-docx.ts';
export { isConvertedFile } from './conversion.store.ts';
export { isImportFile } from './exam-import.store.ts';
export { purgeConversions, purgeImports } from './purge-imports.ts';
export { readImport } from './read-import.ts';
