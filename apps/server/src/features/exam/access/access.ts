// Who may open an exam, and the exam they opened.
export { isOnline, isOpenFile, isOpenTo } from './exam-access.ts';
export { selectEditableExam, selectOpenableExam, selectOwnExam } from './open-exam.ts';
