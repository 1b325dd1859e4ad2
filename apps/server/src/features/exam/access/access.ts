// Who may open an exam, and the exam they opened.
export {
  examsShowing,
  isAuthored,
  isForSale,
  isOnline,
  isOpenFile,
  isOpenTo,
  isPublic,
  isShared,
  paperReaders,
  personalWays,
} from './exam-access.ts';
export type { PersonalWay } from './exam-access.ts';
export {
  selectEditableExam,
  selectOnlineExam,
  selectOpenableExam,
  selectOwnExam,
  selectSourceExam,
} from './open-exam.ts';
