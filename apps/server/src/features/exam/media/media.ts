// Pictures, sound and film in questions.
export { hashMedia, newMediaName, saveMedia, storeMedia } from './exam-media.ts';
export type { SavedMedia } from './exam-media.ts';
export { insertExamFiles, mapExamFiles } from './exam-file.store.ts';
export { openFile } from './open-file.ts';
export { shareMedia, signMedia } from './share-media.ts';
