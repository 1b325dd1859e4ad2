// Who may open an exam, and the exam they opened.
export {
  examsShowing,
  isAuthored,
  isBundleOpen,
  isForSale,
  isOnline,
  isOpenFile,
  isOpenTo,
  isPublic,
  paperReaders,
} from './exam-access.ts';
export {
  selectEditableExam,
  selectOnlineExam,
  selectOpenableExam,
  selectOwnExam,
  selectSourceExam,
} from './open-exam.ts';
