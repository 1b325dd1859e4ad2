// The front door: what other features may use of exams.
export { ExamInfoFields } from './exam-info-fields.tsx';
export type { ExamInfo } from './exam-info-fields.tsx';
