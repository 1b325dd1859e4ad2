// Whom a homework concerns.
export { hidesAnswersFrom, selectAudience, selectOwnPapers } from './access.store.ts';
export { homeworkAudience } from './audience.ts';
export {
  homeworkPlaces,
  isGivenPaper,
  isHomeworkOf,
  isInFigures,
  isManager,
  isMarkedBy,
  isOwnPaper,
  isTaker,
  stayOf,
} from './homework-access.ts';
export { withheldByHomework } from './withheld.ts';
export { refuseOwnChanged, refuseOwnPaper } from './own-paper.ts';
