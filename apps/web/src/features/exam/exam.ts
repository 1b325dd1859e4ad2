// The front door: what other features may use of exams.
export { Comparison } from './change/comparison.tsx';
export { ExamCover } from './list/exam-cover.tsx';
export { ExamInfoFields } from './edit/exam-info-fields.tsx';
export type { ExamInfo } from './edit/exam-info-fields.tsx';
export { ExamPageHeading } from './exam-page-heading.tsx';
export { ExamSearch, useExamSearch } from './exam-search.tsx';
export { LoadedExam } from './loaded-exam.tsx';
export { QuestionSearch } from './questions/question-search.tsx';
export { ShareDialog } from './detail/share-dialog.tsx';
export { UndoUpgrade } from './detail/undo-upgrade.tsx';
export { infoOf } from './info-of.ts';
export { withoutPlace } from './questions/without-place.ts';
