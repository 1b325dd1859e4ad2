export { addDays, daysBetween } from './calendar-days.ts';
export { readWeek } from './study-log.ts';
export { dayOf, recordStudy } from './record-study.ts';
export type { StudiedQuestion, StudyTime } from './record-study.ts';
