// Whom a homework concerns.
export { homeworkPlaces, isGivenPaper, isHomeworkOf, isMarkedBy, isTaker } from './homework-access.ts';
