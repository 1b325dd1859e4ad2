// Exams as other features meet them: the front door of this feature.
export { examColumns, presentDetail, presentEntry, presentListed } from './exam-row.ts';
export type { ExamRow } from './exam-row.ts';
export { selectPublic, selectUploaded } from './exam-list.store.ts';
export { examSubmission, suspendableExam } from './exam-submission.ts';
export { expireExams, insertExam, insertFavorite, usualSettings } from './exam.store.ts';
export type { ExamInfo } from './exam.store.ts';
export { indexExams } from './index-exams.ts';
export { readExamInvitation } from './invite-to-exam.ts';
export { selectListed } from './invite-to-exam.store.ts';
export { statusWhenPublished } from './exam-status.ts';
export { refusePastExpiry, removeExams } from './keep-exam.ts';
export { purgeExams } from './purge-exams.ts';
export { examUses } from './purge-exams.store.ts';
export { insertExamFiles } from './media/exam-file.store.ts';
export { updateReply, upsertReview } from './review/exam-review.store.ts';
