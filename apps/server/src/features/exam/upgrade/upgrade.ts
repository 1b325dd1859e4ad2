// Versions of an exam, and what happens to marks when a new one comes.
export { purgeVersions, selectFingerprints } from './exam-version.store.ts';
export { countMoved, matchQuestions } from './match-questions.ts';
export type { Fingerprint } from './match-questions.ts';
export { numberedMarks } from './merge-marks.store.ts';
export { mergeMarks, settleMarks } from './merge-marks.ts';
export { undoUpgrade, upgradeExam } from './upgrade-exam.ts';
