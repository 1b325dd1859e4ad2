// Homework as other features meet it: the front door of this feature.
export { homeworkKind } from './homework-kind.ts';
export { readRecent } from './lists/read-recent.ts';
export { remindOfHomework } from './reminders/reminders.ts';
