// Exams as other features meet them: the front door of this feature.
export type { Asker } from './exam-access.ts';
export { newMediaName, saveMedia, signMedia } from './exam-media.ts';
export type { SavedMedia } from './exam-media.ts';
export { presentDetail } from './exam-row.ts';
export type { ExamRow } from './exam-row.ts';
export { insertExam } from './exam.store.ts';
export type { ExamInfo, NewExam } from './exam.store.ts';
export { describeQuestion, insertPaper } from './insert-paper.ts';
export { statusWhenPublished } from './keep-exam.ts';
export { acceptQuestion, sanitiseQuestion } from './live-question.ts';
export { findOpenableExam, selectEditableExam, selectOpenableExam, selectOwnExam } from './open-exam.ts';
export { purgeExams } from './purge-exams.ts';
export { mapTexts } from './question-text.ts';
