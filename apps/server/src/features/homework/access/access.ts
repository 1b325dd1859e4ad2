// Whom a homework concerns.
export { hidesAnswersFrom, selectAudience, selectOwnPapers } from './access.store.ts';
export {
  homeworkAudience,
  isAddressed,
  isHomeworkFor,
  isLearner,
  isManager,
  isTaker,
  othersHomework,
} from './audience.ts';
export {
  homeworkPlaces,
  isGivenPaper,
  isHomeworkOf,
  isInFigures,
  isMarkedBy,
  isOwnPaper,
  stayOf,
} from './homework-access.ts';
export { withheldByHomework } from './withheld.ts';
export { refuseOwnChanged, refuseOwnPaper } from './own-paper.ts';
