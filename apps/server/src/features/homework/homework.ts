// Homework as other features meet it: the front door of this feature.
export { readRecent } from './lists/read-recent.ts';
export { remindOfHomework } from './reminders/reminders.ts';
