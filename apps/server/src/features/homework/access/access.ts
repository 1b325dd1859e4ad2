// Whom a homework concerns.
export {
  hidesAnswersFrom,
  homeworkPlaces,
  isGivenPaper,
  isHomeworkOf,
  isMarkedBy,
  isTaker,
} from './homework-access.ts';
