// Homework as other features meet it: the front door of this feature.
export { remindOfHomework } from './reminders/reminders.ts';
