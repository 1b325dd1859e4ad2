export { addDays, daysBetween } from './calendar-days.ts';
export { checkDays, checkMonths } from './interval.ts';
export { showsStreak } from './study-log.store.ts';
export { readWeek, sumOf } from './study-log.ts';
export { figureCells, figureColumns } from './study-sheet.ts';
export { dayOf, recordStudy } from './record-study.store.ts';
export { moveStudy } from './move-study.store.ts';
export type { StudiedQuestion, StudyTime } from './study-sums.ts';
