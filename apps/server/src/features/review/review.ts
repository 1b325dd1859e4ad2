// What comes back before it is forgotten, as other features meet it.
export { fitEverybody } from './fit-weights.ts';
export { remindOfStudy } from './reminders.ts';
export { readToday } from './queue.ts';
export { wantsStreak } from './review.store.ts';
export { scheduleEverybody } from './schedule-answers.ts';
