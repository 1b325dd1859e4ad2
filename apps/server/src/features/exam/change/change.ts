// Changes of exams that others do not see before they have been reviewed.
export { compareExam, compareQuestions } from './compare-exam.ts';
export { findComparedChange } from './change.store.ts';
export { reviewedInfo, selectUpgraded } from './edit-target.ts';
export { presentToReader } from './present-exam.ts';
