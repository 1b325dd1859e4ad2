// Who may open an exam, and the exam they opened.
export { examsShowing, isOnline, isOpenFile, isOpenTo } from './exam-access.ts';
export { selectEditableExam, selectOnlineExam, selectOpenableExam, selectOwnExam } from './open-exam.ts';
