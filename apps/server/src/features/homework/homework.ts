// Homework as other features meet it: the front door of this feature.
export { homeworkKind } from './homework-kind.ts';
export { readOwnRecent } from './lists/read-recent.ts';
export { readTaught } from './lists/read-taught.ts';
export { selectGroupHomework } from './lists/group-homework.store.ts';
export { purgeWithdrawnScores } from './score/score.ts';
export { remindOfHomework } from './reminders/reminders.ts';
export { rulesFor } from './sit/attempt-rules.ts';
export { insertHomework } from './publish/homework.store.ts';
export type { TimedRules } from './publish/homework.store.ts';
export { insertSitting } from './sit/begin-homework.ts';
export { insertPaperQuestions, selectChosen } from './publish/paper.store.ts';
export { selectMarked } from './mark/marked-homework.ts';
export { writeMarks } from './mark/mark.store.ts';
export { bringOutCompleted, completePapers } from './mark/complete-marking.ts';
export { readHomework } from './lists/homework-list.store.ts';
