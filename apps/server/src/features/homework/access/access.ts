// Whom a homework concerns.
export { homeworkAudience, selectAudience } from './audience.ts';
export {
  hidesAnswersFrom,
  homeworkPlaces,
  isGivenPaper,
  isHomeworkOf,
  isInFigures,
  isMarkedBy,
  isTaker,
  stayOf,
} from './homework-access.ts';
export { isOwnPaper, refuseOwnChanged, refuseOwnPaper, selectOwnPapers } from './own-paper.ts';
