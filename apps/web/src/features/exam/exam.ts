// The front door: what other features may use of exams.
export { ExamCover } from './exam-cover.tsx';
export { ExamInfoFields } from './exam-info-fields.tsx';
export type { ExamInfo } from './exam-info-fields.tsx';
export { ExamMedia } from './exam-media.tsx';
export { ExamPageHeading } from './exam-page-heading.tsx';
export { LoadedExam } from './loaded-exam.tsx';
export { QuestionCard } from './question-card.tsx';
export { QuestionSearch } from './question-search.tsx';
export { SearchBox } from './search-box.tsx';
export { ShareDialog } from './share-dialog.tsx';
export { UndoUpgrade } from './undo-upgrade.tsx';
export { infoOf } from './info-of.ts';
export { readId } from './filters.ts';
export { withoutPlace } from './without-place.ts';
