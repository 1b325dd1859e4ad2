export { dayOf, recordStudy } from './record-study.ts';
export type { StudiedQuestion, StudyTime } from './record-study.ts';
